-- [R7.185] What a guest has booked and is still to come, by their address: it is asked before another one is booked.
CREATE INDEX appointment_of_guest ON appointment (lower(email), ends_at)
  WHERE customer_id IS NULL AND state = 'booked';
