-- [R7.151] What a customer recognises a session by: {browser?, system?}, the names alone. Null of guests and of agents.
ALTER TABLE session ADD COLUMN device jsonb;
