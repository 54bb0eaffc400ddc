-- [R4.042] For the list of the orders that an agent sent, the newest first.
CREATE INDEX custom_order_by_agent ON custom_order (market, agent_id, sent_at DESC);
