/** The script of a page that is scanned by a telephone: once the payment is answered there, this page goes on. */
const EVERY_MS = 2000;

async function isAnswered(): Promise<boolean> {
  const response = await fetch(`/wallet/state${location.search}`, { credentials: 'omit' });
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'state' in body && body.state !== 'pending';
}

async function look(): Promise<void> {
  const answered = await isAnswered().catch(() => false);
  if (answered) location.reload();
  else lookLater();
}

function lookLater(): void {
  setTimeout(() => void look(), EVERY_MS);
}

lookLater();
