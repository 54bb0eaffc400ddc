import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aProduct, aSku } from '../../../shared/test-harness/a-sku.ts';
import { BuyingColumn } from '../buying/buying-column.tsx';

const CARE = { titleKey: 'product_section_care', body: 'What the piece says of itself' };
const product = { ...aProduct(), details: [CARE], careLink: 'leather' };
const SECTIONS = [
  { intro: 'Every day', description: 'Keep it dry.' },
  { intro: 'When it got wet', description: 'Blot, never rub.' },
];

describe('product care', () => {
  it('[R2.121, R3.034] opens a panel with the title and the texts of all sections in order', async () => {
    answerCalls({ getCareLink: { body: { title: 'Caring for leather', sections: SECTIONS } } });
    const screen = await renderScreen(
      <BuyingColumn product={product} agecSheets={undefined} isPersonalised={false} sku={aSku()} />,
    );
    await screen.getByRole('button', { name: 'Product care' }).click();
    const panel = screen.getByRole('dialog', { name: 'Product care' });
    await expect.element(panel.getByRole('heading', { name: 'Caring for leather' })).toBeVisible();
    const said = panel.element().textContent ?? '';
    const places = SECTIONS.flatMap(({ intro, description }) => [intro, description]).map((text) =>
      said.indexOf(text),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(document.body.textContent).not.toContain(CARE.body);
  });

  it('[R2.121] says why nothing came', async () => {
    answerCalls({ getCareLink: { status: 500 } });
    const screen = await renderScreen(
      <BuyingColumn product={product} agecSheets={undefined} isPersonalised={false} sku={aSku()} />,
    );
    await screen.getByRole('button', { name: 'Product care' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('status')).toHaveTextContent(/\S/u);
  });

  it('[R2.121] is not offered for a piece without a care link, which keeps what it says itself', async () => {
    const bare = { ...aProduct(), details: [CARE] };
    const screen = await renderScreen(
      <BuyingColumn product={bare} agecSheets={undefined} isPersonalised={false} sku={aSku()} />,
    );
    await expect.element(screen.getByText(CARE.body)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Product care' }).elements()).toEqual([]);
  });
});
