import type { OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { destinationsOf, parcelTitle, whenOf } from '../../../shared/checkout/parcels.ts';
import { Destination } from '../../../shared/checkout/destination.tsx';
import styles from './payment-step.module.css';

interface OrderReviewProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
}

/** What was said in the steps before, to be looked over once more and changed where it is wrong. */
export function OrderReview({ order, rules }: OrderReviewProps) {
  const t = useLabels();
  const { shippingGroups: groups } = order;
  return (
    <div className={styles['review']}>
      {destinationsOf(groups).map((group) => (
        <section key={group.id} className={styles['reviewed']}>
          <h2>
            {t(group.store === undefined ? 'checkout_delivery_to' : 'checkout_collect_at')}{' '}
            <EditLink to="/checkout/shipping" label={t('checkout_edit_delivery')} />
          </h2>
          <Destination group={group} rules={rules} />
        </section>
      ))}
      <section className={styles['reviewed']}>
        <h2>
          {t('checkout_contact')} <EditLink to="/checkout/login" label={t('checkout_edit_contact')} />
        </h2>
        <p>
          <bdi>{order.email}</bdi>
        </p>
        {groups.map(({ id, readiness, method }, at) => (
          <p key={id}>
            {groups.length > 1 && (
              <>
                {parcelTitle(readiness, { at, count: groups.length }, t)}
                <br />
              </>
            )}
            {method.name}
            <br />
            {whenOf(method)}
          </p>
        ))}
      </section>
    </div>
  );
}

function EditLink({ to, label }: { readonly to: string; readonly label: string }) {
  const t = useLabels();
  return (
    <Link to={to} aria-label={label}>
      {t('checkout_edit')}
    </Link>
  );
}
