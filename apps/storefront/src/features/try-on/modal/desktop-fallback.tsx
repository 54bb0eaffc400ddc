import type { Sku } from '@vitrine/contracts';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { usePhoneAddress } from '../phone/phone-address.ts';
import styles from './desktop-fallback.module.css';
import { LookPicture } from '../pieces/look-picture.tsx';

/**
 * [R2.081, R4.006] What a desktop shows of a type that is tried on by phone: the piece itself, and where to go on. Where no
 * address leads a phone here, it says so in words, and that a photo taken with the phone will do.
 */
export function DesktopFallback({ sku }: { readonly sku: Sku }) {
  const t = useLabels();
  const address = usePhoneAddress(sku.url);
  return (
    <div className={styles['fallback']}>
      <LookPicture sku={sku} alt={pieceText(sku.name, sku, t)} className={styles['picture']} />
      <div className={styles['way']}>
        <p className={styles['name']}>{sku.name}</p>
        {address === undefined ? (
          <p>{t('tryon_desktop_fallback')}</p>
        ) : (
          <>
            <p>{t('tryon_phone_scan')}</p>
            <QrCode address={address} label={t('tryon_phone_code')} />
          </>
        )}
      </div>
    </div>
  );
}
