/** The styles of the steps whose scripts are fetched by themselves: a page is painted, and read without scripts, with all of them. */
import './collecting/collect-step.module.css';
import './delivery-step.module.css';
import './login/login-step.module.css';
import './payment/methods/credit-card/saved-cards.module.css';
import './payment/methods/gift-card/gift-card.module.css';
import './payment/payment-step.module.css';
import './shipping/shipping-step.module.css';
import './shipping/slot-picker.module.css';
import '../../shared/address/address-fields.module.css';
import '../../shared/address/address-form.module.css';
import '../../shared/address/address-lines.module.css';
import '../../shared/address/fault-summary.module.css';
import '../../shared/address/field-choice.module.css';
import '../../shared/address/korea-panel.module.css';
import '../../shared/address/phone-fields.module.css';
import '../../shared/address/saved-addresses.module.css';
import '../../shared/address/suggest-field.module.css';
