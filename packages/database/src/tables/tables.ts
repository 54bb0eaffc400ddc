import type * as catalogue from './catalogue-tables.ts';
import type * as order from './order-tables.ts';
import type * as shopper from './shopper-tables.ts';

/** Every table of the schema by its SQL name (src/migrations), for Kysely. */
export interface Tables {
  address: shopper.AddressTable;
  app_config: catalogue.AppConfigTable;
  back_in_stock: catalogue.BackInStockTable;
  cart: shopper.CartTable;
  cart_item: shopper.CartItemTable;
  catalogue_version: catalogue.CatalogueVersionTable;
  category: catalogue.CategoryTable;
  category_text: catalogue.CategoryTextTable;
  content: catalogue.ContentTable;
  country: catalogue.CountryTable;
  customer: shopper.CustomerTable;
  footer_link: catalogue.FooterLinkTable;
  footer_link_text: catalogue.FooterLinkTextTable;
  house_load: catalogue.HouseLoadTable;
  order_line: order.OrderLineTable;
  payment: order.PaymentTable;
  payment_event: order.PaymentEventTable;
  price: catalogue.PriceTable;
  product: catalogue.ProductTable;
  product_category: catalogue.ProductCategoryTable;
  product_relation: catalogue.ProductRelationTable;
  product_text: catalogue.ProductTextTable;
  session: shopper.SessionTable;
  shipping_group: order.ShippingGroupTable;
  shipping_method: order.ShippingMethodTable;
  shop_order: order.ShopOrderTable;
  sku: catalogue.SkuTable;
  sku_text: catalogue.SkuTextTable;
  stock: catalogue.StockTable;
  stock_reservation: order.StockReservationTable;
  tryon_asset: catalogue.TryOnAssetTable;
}
