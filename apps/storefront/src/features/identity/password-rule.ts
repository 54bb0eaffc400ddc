// A file of its own: the passwords that are guessed first are fetched when a password is to be chosen.
export { passwordFault } from '@vitrine/domain';
