import type { Collectible, WalletBody } from '@vitrine/contracts';
import { callUrl } from '@vitrine/contracts';
import { useId } from 'react';
import { dayText } from '../../shared/i18n/day-text.ts';
import { variantText } from '../../shared/i18n/variant-text.ts';
import { MylvPage } from '../../shared/mylv/mylv-page.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import { type ButtonLook, buttonClass } from '../../shared/ui/button.tsx';
import { EmptyPlate } from '../../shared/ui/empty-plate.tsx';
import { GiftCards } from './gift-cards.tsx';
import { LinkedWallet } from './linked-wallet.tsx';
import styles from './wallet-page.module.css';

/** [R2.053] What a customer holds beside pieces: collectibles, the wallet they are linked with, and gift cards. */
export function WalletPage({ wallet }: { readonly wallet: WalletBody }) {
  const { t } = usePage().labels;
  const { collectibles, giftCards, walletId, offersPasses } = wallet;
  return (
    <MylvPage
      title={t('wallet_title')}
      intro={t('wallet_intro')}
      action={collectibles.length > 0 ? <ClaimLink look="outline" /> : undefined}
    >
      {collectibles.length === 0 ? (
        <NoCollectibles />
      ) : (
        <Collectibles collectibles={collectibles} offersPasses={offersPasses} />
      )}
      <div className={styles['columns']}>
        <LinkedWallet walletId={walletId} />
        <GiftCards giftCards={giftCards} />
      </div>
    </MylvPage>
  );
}

function ClaimLink({ look }: { readonly look: ButtonLook }) {
  const { t } = usePage().labels;
  return (
    <Link to="/mylv/wallet/claim" className={buttonClass(look)}>
      {t('wallet_claim')}
    </Link>
  );
}

function NoCollectibles() {
  const { t } = usePage().labels;
  return (
    <EmptyPlate
      title={t('wallet_empty_title')}
      text={t('wallet_empty_text')}
      action={<ClaimLink look="solid" />}
    />
  );
}

function Collectibles({ collectibles, offersPasses }: Pick<WalletBody, 'collectibles' | 'offersPasses'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles['subtitle']}>
        {t('wallet_collectibles')}
      </h2>
      <ul className={styles['list']}>
        {collectibles.map((collectible) => (
          <li key={collectible.id}>
            <CollectibleCard collectible={collectible} />
            {offersPasses && (
              <a
                href={callUrl('getCollectiblePass', {
                  locale: locale.code,
                  params: { collectibleId: collectible.id },
                })}
                className={styles['pass']}
                aria-label={t('wallet_pass_named', { name: collectible.sku.name })}
              >
                {t('wallet_pass')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A collectible, by the piece that it came with. */
export function CollectibleCard({ collectible }: { readonly collectible: Collectible }) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { sku, edition, editionOf, claimedAt } = collectible;
  return (
    <article className={styles['card']}>
      <div className={styles['tile']}>
        {sku.media !== undefined && (
          <Picture
            media={sku.media}
            alt=""
            sizes="(width >= 64rem) 20rem, 50vw"
            className={styles['picture']}
          />
        )}
      </div>
      <h3 className={styles['name']}>{sku.name}</h3>
      <p className={styles['soft']}>{variantText(sku, t)}</p>
      <p className={styles['edition']}>{t('wallet_edition', { edition, of: editionOf })}</p>
      <p className={styles['soft']}>
        {t('wallet_claimed_on', { day: dayText({ at: claimedAt, country: locale.country }, locale) })}
      </p>
    </article>
  );
}
