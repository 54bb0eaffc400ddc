import { type ComponentType, useEffect, useState } from 'react';
import { isAssisted } from '../shared/api/session-hint.ts';
import { provideAssisted } from '../shared/api/shop-client.ts';

const fetchPart = () => import('../features/agents/assisted-part.ts');
provideAssisted(fetchPart);

/** [R1.008] Above every page of an agent it is said whom they serve. Shoppers are sent nothing of it. */
export function AssistedSlot() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (isAssisted())
      fetchPart().then(
        ({ AssistedMode }) => setPart(() => AssistedMode),
        () => undefined,
      );
  }, []);
  return Part && <Part />;
}
