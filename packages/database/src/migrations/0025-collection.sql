-- Orders that are collected in a store, from the stock of that store.

-- Minutes of opening time that a store needs; of ways that are collected.
ALTER TABLE shipping_method ADD COLUMN preparation_minutes integer CHECK (preparation_minutes >= 0);
-- {day, from, collector?}: from when on it is ready, in the time of the store, and who fetches it in the buyer's place
ALTER TABLE fulfilment ADD COLUMN collection jsonb;
-- What waits in a store is under way too.
DROP INDEX fulfilment_under_way;
CREATE INDEX fulfilment_under_way ON fulfilment (moved_at)
  WHERE state IN ('planned', 'preparing', 'shipped', 'ready_for_collection');
