-- How a shade is worn in the try-on; null for what is no make-up.
-- Lipsticks: {colour: '#rrggbb', finish, strength?: 0 to 1}. Eyeshadows: {shades: [{colour, finish, place}]}, in order.
ALTER TABLE sku ADD COLUMN make_up jsonb;
