import { hash, verify } from '@node-rs/argon2';
import { samePassword } from '@vitrine/domain';

/** For Argon2id, the library's default, as OWASP recommends it: 19 MiB, two passes, one lane; about 45 ms of another thread. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A salted hash that says how it was made, for `customer.password_hash`. */
export async function hashPassword(password: string): Promise<string> {
  return hash(samePassword(password), ARGON2ID);
}

/** Does the password belong to the hash? */
export async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, samePassword(password));
}
