import type { AddressRules } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../api/shop-client.ts';
import { addressRules } from './load-address-rules.ts';

interface CountryRules {
  readonly country: string;
  readonly rules: AddressRules;
}

/**
 * A country with what it asks of an address: the country before stays until the new one is known. Where nothing can be
 * read the form applies what holds everywhere, and the service alone knows the rest.
 */
export function useCountryRules(country: string, known: CountryRules): CountryRules | undefined {
  const [read, setRead] = useState(known.country === country ? known : undefined);
  useEffect(() => {
    if (read?.country === country) return undefined;
    let isWanted = true;
    const readRules = async () => {
      const rules = await rulesOf(country);
      if (isWanted) setRead({ country, rules });
    };
    void readRules();
    return () => {
      isWanted = false;
    };
  }, [country, read?.country]);
  return read;
}

async function rulesOf(country: string): Promise<AddressRules> {
  const answer = await shopClient().call('getConfig', { params: { group: 'address', name: country } });
  return answer.ok ? addressRules(answer.value) : {};
}
