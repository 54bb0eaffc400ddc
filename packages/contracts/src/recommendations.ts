import { PIECE_WORDS_LENGTH, SELECTION_PIECES_LIMIT, SELECTION_WORDS_LENGTH } from '@vitrine/domain';
import * as z from 'zod/mini';
import { skuId } from './cart.ts';
import { ProductCard } from './catalog.ts';
import { TryOnType } from './try-on-type.ts';
import { WishlistItem } from './wishlist.ts';

/** [R7.141] What a selection is asked for with; the default brings both. */
export const SELECTION_FEATURES = ['sharings-interactions', 'sharings'] as const;

/** [R3.017] Something that a reader did about a piece of a selection: `interactedId` is its SKU. */
export const Interaction = z.object({
  id: z.string(),
  recipientKey: z.literal('sku'),
  recipientType: z.literal('product'),
  interactionType: z.literal('like'),
  interactedId: z.string(),
});
/** [R3.017, R7.143] The same as it is sent. */
export const InteractionWish = z.strictObject({
  recipientKey: z.prefault(z.literal('sku'), 'sku'),
  recipientType: z.prefault(z.literal('product'), 'product'),
  interactionType: z.prefault(z.literal('like'), 'like'),
  interactedId: skuId,
});

/** [R7.141] A piece of a selection, with what is said of it. */
export const SelectedSku = z.extend(WishlistItem, {
  tryOnType: z.optional(TryOnType),
  tryOnEnabled: z.boolean(),
  words: z.optional(z.string()),
});
export type SelectedSku = z.infer<typeof SelectedSku>;

/** Who chose, as its reader of MyLV is told. A link that anybody may open names nobody. */
const Adviser = z.object({ firstName: z.string(), lastName: z.string(), store: z.string() });
const Sharing = z.object({
  id: z.string(),
  createdAt: z.string(),
  isPublic: z.boolean(),
  words: z.optional(z.string()),
  adviser: z.optional(Adviser),
  /** The reader may withdraw it: they made it. */
  isOwn: z.boolean(),
});

/** [R7.141] */
export const SelectionBody = z.object({
  id: z.string(),
  sharing: Sharing,
  /** What the reader did themselves. */
  interactions: z.array(Interaction),
  /** Those that the reader may see now, in their order. */
  skus: z.array(SelectedSku),
});
export type SelectionBody = z.infer<typeof SelectionBody>;

/** [R7.142] One of a list: its first pictures stand for it. */
export const SelectionInList = z.extend(Sharing, {
  pieceCount: z.int(),
  pictures: z.array(z.pick(WishlistItem, { identifier: true, name: true, mediaUrl: true, media: true })),
});
export type SelectionInList = z.infer<typeof SelectionInList>;
export const SelectionsBody = z.object({ shares: z.array(SelectionInList) });

/** [R7.142] What is to be sent. Whom it is for says the session: an agent serves one client. */
export const SelectionWish = z.strictObject({
  words: z.optional(z.string().check(z.trim(), z.maxLength(SELECTION_WORDS_LENGTH))),
  pieces: z
    .array(
      z.strictObject({
        skuId,
        words: z.optional(z.string().check(z.trim(), z.maxLength(PIECE_WORDS_LENGTH))),
      }),
    )
    .check(z.minLength(1), z.maxLength(SELECTION_PIECES_LIMIT)),
  /** Whoever has the link reads it. */
  isPublic: z.boolean(),
});
export type SelectionWish = z.input<typeof SelectionWish>;
export const SentSelectionBody = z.object({
  id: z.string(),
  /** The path of its page, for the link that is handed on. */
  path: z.string(),
  /** Its reader is written to; false where they left no e-mail, have not agreed to it, have had enough mails for today, or are nobody in particular. */
  isMailed: z.boolean(),
});

/** [R7.167] What is looked at. Whoever else is named is not listened to: the person is that of the token. */
export const RecommendationsQuery = z.object({
  context: z.optional(z.object({ sku: z.optional(skuId) })),
});
export const RecommendationsBody = z.object({ recommendations: z.array(ProductCard) });
