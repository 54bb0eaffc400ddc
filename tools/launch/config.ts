/**
 * What `npm start` adds to the environment for the demo house; whatever is already set wins. The shop's logs go
 * to a file so that the terminal stays readable: in production leave LOG_FILE unset and they go to stdout.
 */
export const DEMO_ENVIRONMENT = {
  NODE_ENV: 'production',
  LOG_FILE: '.data/logs/shop.log',
} as const;
