import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { actOnCallback } from './act-on-callback.service.ts';
import { agentDay } from './day.service.ts';
import { findStoreParcels, handOver } from './hand-over.service.ts';

/** The day of an agent: what their store and their desk have to do. */
export function mountWorkday(mount: MountCall, deps: ServiceDeps): void {
  mount('getAgentDay', (call) => agentDay(deps, call));
  mount('actOnCallback', (call) => actOnCallback(deps, call));
  mount('findStoreParcels', (call) => findStoreParcels(deps, call));
  mount('handOver', (call) => handOver(deps, call));
}
