import type { OrderDetailsBody, PostalAddress } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { AddressForm } from '../../shared/address/address-form.tsx';
import { shopClient } from '../../shared/api/shop-client.ts';
import { loadLabels } from '../../shared/i18n/load-labels.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { accessBy } from './order-access.ts';

await loadLabels('address');

interface ChangeAddressDialogProps {
  readonly order: OrderDetailsBody;
  /** As it is. */
  readonly address: PostalAddress;
  readonly rules: AddressRules;
  readonly linkToken: string | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** [R2.050] Where an order goes, changed until it is prepared. */
export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const { order, address, rules, linkToken, onChanged, onClose } = props;
  const t = useLabels();
  return (
    <Dialog title={t('orders_address_change')} onClose={onClose}>
      <AddressForm
        address={address}
        rules={rules}
        country={order.country}
        send={(shippingAddress) =>
          shopClient().call('changeShippingAddress', {
            params: { id: order.orderId },
            body: { shippingAddress },
            ...accessBy(linkToken),
          })
        }
        onDone={onChanged}
      />
    </Dialog>
  );
}
