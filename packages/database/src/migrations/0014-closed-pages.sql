-- [R2.112] A page that has closed says so, and leads on after this many milliseconds. Without one an old address leads on at once.
ALTER TABLE redirect ADD COLUMN closed_for_ms integer CHECK (closed_for_ms BETWEEN 0 AND 60000);
