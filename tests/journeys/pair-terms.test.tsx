import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { call, signIn } from '../support/system-client';
import { PATIENCE } from '../support/patience';
import { answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';

useApiServer();
useLoadedParts();

/** Staff publish other values of a pair: one writes, another reviews. */
async function publishPair(id: string, change: object) {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const post = async (token: string, verb: string, body: object) => {
    const { json } = await call<object>('POST', `/api/v1/content/pair/${verb}`, { token, body });
    expect([verb, json.code, json.msg]).toEqual([verb, 0, expect.any(String)]);
    return json.data;
  };
  const { json } = await call<ContentRow>('GET', `/api/v1/content/pair/get?id=${id}`, { token: editor });
  const { values, version } = json.data;
  const saved = await post(editor, 'update', { id, version, values: { ...values, ...change } });
  await post(admin, 'publish', await post(editor, 'submit', saved));
}

const QUESTION = 'hs=94062090&from=JP&to=VN&date=2026-12-15';

it(
  'the day and the proofs that staff published for a pair are those of the tariff page',
  PATIENCE,
  async () => {
    await publishPair('VN-JP', { since: '2025-07-01', proofs: 'certificate', mark: 'unchecked' });
    await openTariff(QUESTION);
    await wholePage();
    const proofs = within(screen.getByRole('table', { name: '要取得的证明' }));
    expect(proofs.getByRole('row', { name: /原产地证书/ })).toHaveTextContent(
      /可用.*日本的签证机构签发.*待核/,
    );
    expect(proofs.getByRole('row', { name: /经核准出口商/ })).toHaveTextContent(/不可用.*越南现在不接受/);
    await userEvent.click(screen.getByText('这个结论是怎么得出的'));
    const steps = await screen.findByRole('list', { name: '判定过程' }, PATIENCE);
    expect(within(steps).getAllByRole('listitem')[0]).toHaveTextContent(
      /RCEP 在日本和越南之间自2025年7月1日起适用。.*待核/,
    );
  },
);

it.each([
  ['before that day', { since: '2026-12-20' }, /2026年12月15日，RCEP 在日本和越南之间尚未生效。/],
  ['where it is not applied', { applies: 'no' }, /越南对日本不适用 RCEP。/],
])('%s the answer is the rate without the Agreement', async (_, change, words) => {
  await publishPair('VN-JP', change);
  await openTariff(QUESTION);
  expect(await answerPart()).toHaveTextContent(words);
});

it(
  'the guide of the importer names the exporters whose proofs it accepts as published',
  PATIENCE,
  async () => {
    await publishPair('VN-JP', { proofs: 'certificate' });
    await openApp('/home/nationGuide?country=VN&tab=agreement&date=2026-12-15');
    const table = within(await screen.findByRole('table', { name: '越南进口时接受的原产地证明' }, PATIENCE));
    await waitFor(() =>
      expect(table.getByRole('row', { name: /^经核准出口商/ })).toHaveTextContent('除日本外的缔约方'),
    );
    expect(table.getByRole('row', { name: /^原产地证书/ })).toHaveTextContent('全部其他缔约方');
  },
);
