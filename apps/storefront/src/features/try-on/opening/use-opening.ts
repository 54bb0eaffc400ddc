import type { Product } from '@vitrine/contracts';
import { CONFIG_TIMEOUT_MS, CONFIG_UNREAD } from '@vitrine/domain';
import type { StartTryOn } from '@vitrine/try-on';
import { useEffect, useReducer, useState } from 'react';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { readConsents } from '../consent/consent-storage.ts';
import { isMobile } from '../device.ts';
import { type EngineModule, loadEngine } from '../load-engine.ts';
import { type TryOnSettings, tryOnSettings } from '../try-on-settings.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { readWristSize } from '../wrist/wrist-storage.ts';
import { gatherFacts } from './gather-facts.ts';
import { CLOSED, nextOpening, type OpenFacts } from './opening.ts';

/** What the experience is made of, once it has been fetched. */
export interface TryOnKit {
  readonly module: EngineModule;
  readonly settings: TryOnSettings;
  /** [R5.009] The engine of the type's provider; undefined where the type has none. */
  readonly start: StartTryOn | undefined;
}

interface Wanted {
  readonly product: Product;
  readonly skuId: string;
  readonly containerId: string;
  readonly locale: string;
}

/**
 * [R8.029] The words of the specification. They stand here too, because the engine that holds them could not be
 * fetched.
 */
const NOT_FETCHED = 'Error initializing TryOn';

/** Fetches engine and configuration side by side, then opens. Later arguments are ignored. */
export function useOpening(wanted: Wanted) {
  const [first] = useState(wanted);
  const [opening, tell] = useReducer(nextOpening, CLOSED);
  const [kit, setKit] = useState<TryOnKit>();

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const found = await gathered(first);
      if (isGone) return;
      setKit(found.kit);
      tell({ type: 'opened', facts: found.facts });
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [first]);

  const reopen = async () => {
    tell({ type: 'closed' });
    const found = await gathered(first);
    setKit(found.kit);
    tell({ type: 'opened', facts: found.facts });
  };
  /** `reopen`: [R8.033] from the beginning, after an error. */
  return { opening, tell, kit, reopen: () => void reopen() };
}

/** Everything that the opening needs. A refusal is also reported to the console. */
async function gathered(wanted: Wanted): Promise<{ kit: TryOnKit | undefined; facts: OpenFacts }> {
  const kit = await fetchKit(wanted);
  const facts = kit ? factsOf(kit, wanted) : NO_ENGINE;
  if (facts.initRefusal !== undefined) reportError(new Error(facts.initRefusal));
  return { kit, facts };
}

async function fetchKit(wanted: Wanted): Promise<TryOnKit | undefined> {
  const call = { params: { group: 'front', name: 'tryon' }, giveUpAfterMs: CONFIG_TIMEOUT_MS };
  try {
    const [module, config] = await Promise.all([loadEngine(), shopClient().call('getConfig', call)]);
    if (!config.ok) reportError(new Error(CONFIG_UNREAD));
    const settings = tryOnSettings(config.ok ? config.value : {});
    const provider = providerOf({ module, settings }, wanted);
    if (!provider?.ok) return { module, settings, start: undefined };
    const loaded = await module.loadProvider(provider.value);
    return loaded.ok ? { module, settings, start: loaded.value } : undefined;
  } catch {
    return undefined;
  }
}

/** [R5.009, R5.010] */
function providerOf({ module, settings }: Pick<TryOnKit, 'module' | 'settings'>, wanted: Wanted) {
  const type = wanted.product.skus.find(({ identifier }) => identifier === wanted.skuId)?.tryOnType;
  return type && module.chooseProvider(settings.providers, type, wanted.locale);
}

function factsOf({ module, settings }: TryOnKit, wanted: Wanted): OpenFacts {
  return gatherFacts({
    ...wanted,
    settings,
    rules: module,
    isDesktop: !isMobile(),
    nowMs: Date.now(),
    consents: readConsents(),
    wristSizeMm: readWristSize() ?? shopper.get().user?.sizes?.wrist,
  });
}

const NO_ENGINE: OpenFacts = {
  initRefusal: NOT_FETCHED,
  tryOnType: undefined,
  hasProvider: false,
  showsFallback: false,
  hasConsent: false,
  wristSizeMm: undefined,
  canUpload: false,
};
