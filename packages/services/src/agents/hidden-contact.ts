/** `k•••@maison-aurele.example`: enough to ask the client whether it is theirs. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `+1•••••187` */
export function hiddenPhone(phone: string): string {
  return `${phone.slice(0, 2)}•••••${phone.slice(-3)}`;
}
