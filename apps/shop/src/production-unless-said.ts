/**
 * React and the router choose their production code when they are loaded, so this must be the first import of the
 * program. A shop that is started without NODE_ENV is a shop for shoppers.
 */
import { defaultToProduction } from './config.ts';

defaultToProduction();
