import type { CardBrand } from './card-rules.ts';

/** What the shop's page says to the frame. Documented in the README; anything else is ignored. */
export type PageMessage = { readonly type: 'vitrine-card:submit' };

/** What the frame says to the shop's page, always to the exact origin its context was made for. */
export type PostedMessage =
  | { readonly type: 'vitrine-card:ready'; readonly heightPx: number }
  | { readonly type: 'vitrine-card:resized'; readonly heightPx: number }
  | { readonly type: 'vitrine-card:changed'; readonly valid: boolean; readonly brand: CardBrand | undefined }
  /** Enter was pressed in a field: the page decides whether it is time to submit. */
  | { readonly type: 'vitrine-card:submit-asked' }
  | {
      readonly type: 'vitrine-card:tokenised';
      readonly token: string;
      readonly brand: string;
      readonly lastFour: string;
      readonly expiresInSeconds: number;
    }
  /** `invalid`: the frame shows which field. `unavailable`: try again. `expired`: ask for a new capture context. */
  | { readonly type: 'vitrine-card:failed'; readonly code: 'invalid' | 'unavailable' | 'expired' };
