import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadHoldings } from '@/features/sources/load-holdings';
import { connectApi } from '@/shared/api/client/connect-api';
import { setScenario } from '../../../../mocks/scenarios';
import { useApiServer } from '../../../support/api-server';
import { recordedPorts } from '../../../support/recorded-ports';

const server = useApiServer();
const HOLDINGS = '*/api/v1/portal/source/findPage';

beforeEach(() => connectApi(recordedPorts().ports));

describe('what the site holds', () => {
  it('comes with counts, sources and dates', async () => {
    const [first] = await loadHoldings();
    expect(first?.count).toBeGreaterThan(0);
    expect(first?.source.asOf).toMatch(/^\d{4}/);
  });

  it.each(['offline', 'http-500', 'malformed-json', 'malformed-data'])(
    'is empty, without a message, where the call fails: %s',
    async (scenario) => {
      const { ports, seen } = recordedPorts();
      connectApi(ports);
      setScenario(scenario);
      await expect(loadHoldings()).resolves.toEqual([]);
      expect(seen.messages).toEqual([]);
    },
  );

  it('rejects with what is no failure of a call', async () => {
    const bug = new TypeError('ports.locale is not a function');
    server.use(http.get(HOLDINGS, () => HttpResponse.json({})));
    connectApi({
      ...recordedPorts().ports,
      getToken: () => {
        throw bug;
      },
    });
    await expect(loadHoldings()).rejects.toBe(bug);
  });
});
