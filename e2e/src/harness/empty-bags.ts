import { emptyBags } from '@vitrine/testing';
import { beforeAll } from 'vitest';
import { ownShop } from './shop.ts';

/** Files of a worker share its shop and the customers in it. None begins with what another left in a bag. */
beforeAll(async () => emptyBags(ownShop().databaseUrl));
