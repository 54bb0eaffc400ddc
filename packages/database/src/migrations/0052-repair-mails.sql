-- [R2.052] How long the house needs once an estimate is paid, in days.
ALTER TABLE repair_request ADD COLUMN days integer CHECK (days > 0);

-- What the house cannot repair it declines; `note` then has its words.
ALTER TABLE repair_request
  DROP CONSTRAINT repair_request_state_check,
  DROP CONSTRAINT repair_request_check2,
  ADD CONSTRAINT repair_request_state_check CHECK (state IN
    ('requested', 'received', 'quoted', 'accepted', 'refused', 'paid', 'repaired', 'returned', 'declined')),
  ADD CONSTRAINT repair_request_quoted_check CHECK
    (amount IS NOT NULL OR state IN ('requested', 'received', 'declined', 'returned'));
