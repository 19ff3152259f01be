import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { answerPart, openTariff, useLoadedParts } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const QUESTION = 'hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15';

describe('when the server does not answer as it should', () => {
  it.each([
    'offline:tariff/query',
    'server-error:tariff/query',
    'malformed-data:tariff/query',
    'malformed-json:tariff/query',
  ])('%s: the section says so, the question stays, and a retry brings the answer', async (scenario) => {
    setScenario(scenario);
    await openTariff(QUESTION);
    expect(await screen.findByText('税率加载失败。', {}, PATIENCE)).toBeVisible();
    expect(screen.getByRole('combobox', { name: '产品或 HS 编码' })).toHaveValue('9406.20');
    setScenario(null);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await answerPart()).toHaveTextContent('按 8.2% 缴纳');
  });

  it.each([
    ['its words', 'server-error:tariff/query', /服务器答复：“.+”。/],
    ['its code', 'http-502:tariff/query', /后端接口502异常。/],
  ])('says what the server answered: %s', async (_, scenario, words) => {
    setScenario(scenario);
    await openTariff(QUESTION);
    const failure = await screen.findByRole('alert', {}, PATIENCE);
    expect(failure).toHaveTextContent(words);
    expect(failure).toContainElement(screen.getByRole('button', { name: '重试' }));
  });

  it('keeps the band usable while proposals cannot be read', async () => {
    setScenario('server-error:hs/suggest');
    await openTariff('from=JP&to=VN');
    await userEvent.type(screen.getByRole('combobox', { name: '产品或 HS 编码' }), '940620');
    expect(await screen.findByText('建议加载失败。可以直接输入编码。', {}, PATIENCE)).toBeVisible();
  });
});
