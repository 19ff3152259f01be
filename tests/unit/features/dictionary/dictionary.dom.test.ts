import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cachedDictList,
  clearDictionary,
  dictNameByValue,
  dictValueByName,
  getDictList,
  refreshDictLists,
} from '@/features/dictionary/dictionary';
import { useDictionaryStore } from '@/features/dictionary/dictionary-store';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer } from '../../../support/api-server';
import { recordedPorts } from '../../../support/recorded-ports';

const server = useApiServer();
const KEY = 'opsli:dict';
const NO = { dictName: '否', dictValue: '0' };
const YES = { dictName: '是', dictValue: '1' };

/** Answers lookups from `lists` and counts them by code. */
function serve(lists: Record<string, object[]>, wait = 0) {
  const requested: string[] = [];
  server.use(
    http.get('/rcep-boot/api/v1/system/dict/getDictListByCode', async ({ request }) => {
      const code = new URL(request.url).searchParams.get('typeCode') ?? '';
      requested.push(code);
      const data = lists[code] ?? [];
      if (wait > 0) await delay(wait);
      return HttpResponse.json({ code: 0, msg: '', data });
    }),
  );
  return requested;
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
/** As after a reload of the page: only what the browser keeps is there. */
const reload = () => useDictionaryStore.setState(useDictionaryStore.getInitialState(), true);

beforeEach(() => {
  clearDictionary();
  connectApi(recordedPorts({ token: 'jwt' }).ports);
});

describe('specification §7, dictionary lookup', () => {
  it('"cached locally under key opsli:dict by type code and served from cache later"', async () => {
    const requested = serve({ no_yes: [{ ...NO, model: {} }, YES] });
    expect(await getDictList('no_yes')).toEqual([NO, YES]);
    expect(stored()).toEqual({ no_yes: [NO, YES] });
    expect(await getDictList('no_yes')).toEqual([NO, YES]);
    reload();
    expect(await getDictList('no_yes')).toEqual([NO, YES]);
    expect(requested).toEqual(['no_yes']);
  });

  it.each([
    ['over five minutes ago', '{"no_yes":1}'],
    ['at a time to come, by a clock turned back', '{"no_yes":99999999999999}'],
    ['nobody knows when', '"x"'],
  ])(
    'L5: what was loaded %s is shown at once, and replaced by what the server has now',
    async (_when, moments) => {
      localStorage.setItem(KEY, JSON.stringify({ no_yes: [NO, YES] }));
      localStorage.setItem('rcep:dict-loaded-at', moments);
      const requested = serve({ no_yes: [NO, { ...YES, dictName: '对' }] });
      expect(await getDictList('no_yes')).toEqual([NO, YES]);
      await vi.waitFor(() => expect(dictNameByValue('no_yes', '1')).toBe('对'));
      expect(stored()).toEqual({ no_yes: [NO, { ...YES, dictName: '对' }] });
      expect(await getDictList('no_yes')).toHaveLength(2);
      expect(requested).toEqual(['no_yes']);
    },
  );

  it('L5: where that fails, what the browser has stays', async () => {
    localStorage.setItem(KEY, JSON.stringify({ no_yes: [NO, YES] }));
    let times = 0;
    server.use(
      http.get('/rcep-boot/api/v1/system/dict/getDictListByCode', () => {
        times += 1;
        return HttpResponse.error();
      }),
    );
    expect(await getDictList('no_yes')).toEqual([NO, YES]);
    await vi.waitFor(() => expect(times).toBe(1));
    await vi.waitFor(() => expect(useDictionaryStore.getState().failed).toEqual({ no_yes: true }));
    expect(cachedDictList('no_yes')).toEqual([NO, YES]);
  });

  it('a second dictionary is beside the first', async () => {
    serve({ a: [NO], b: [YES] });
    await getDictList('a');
    await getDictList('b');
    expect(stored()).toEqual({ a: [NO], b: [YES] });
  });

  it('"fetch when missing or empty"', async () => {
    const requested = serve({});
    expect(await getDictList('new_kind')).toEqual([]);
    expect(await getDictList('new_kind')).toEqual([]);
    expect(requested).toHaveLength(2);
  });

  it('callers at the same time share one call', async () => {
    const requested = serve({ no_yes: [NO, YES] }, 20);
    const lists = await Promise.all([getDictList('no_yes'), getDictList('no_yes'), getDictList('no_yes')]);
    expect(lists).toEqual([
      [NO, YES],
      [NO, YES],
      [NO, YES],
    ]);
    expect(requested).toEqual(['no_yes']);
  });

  it('"get list, value by name, name by value": from the cache, null if absent, values compared as text', async () => {
    serve({ no_yes: [NO, YES] });
    expect(cachedDictList('no_yes')).toEqual([]);
    expect(dictNameByValue('no_yes', '1')).toBeNull();
    await getDictList('no_yes');
    expect(cachedDictList('no_yes')).toEqual([NO, YES]);
    expect(dictValueByName('no_yes', '是')).toBe('1');
    expect(dictNameByValue('no_yes', '0')).toBe('否');
    expect(dictValueByName('no_yes', '也许')).toBeNull();
    expect(dictNameByValue('no_yes', '00')).toBeNull();
    expect(dictNameByValue('constructor', '1')).toBeNull();
  });

  it('"clear all" forgets memory and browser, and nothing else that is stored', async () => {
    serve({ no_yes: [NO, YES] });
    localStorage.setItem('opsli-token', 'jwt');
    await getDictList('no_yes');
    clearDictionary();
    expect(cachedDictList('no_yes')).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('opsli-token')).toBe('jwt');
  });

  it('an answer that was on its way when all was cleared is given to its caller and not cached', async () => {
    serve({ no_yes: [NO, YES] }, 20);
    const requested = getDictList('no_yes');
    clearDictionary();
    expect(await requested).toEqual([NO, YES]);
    expect(cachedDictList('no_yes')).toEqual([]);
    expect(stored()).toBeNull();
  });

  it.each(['{', '[]', '"x"', '{"no_yes":"x"}', '{"no_yes":[{"dictName":"是","dictValue":1}]}'])(
    'a malformed cache is ignored: %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      const requested = serve({ no_yes: [NO, YES] });
      expect(cachedDictList('no_yes')).toEqual([]);
      expect(await getDictList('no_yes')).toEqual([NO, YES]);
      expect(requested).toHaveLength(1);
      expect(stored()).toEqual({ no_yes: [NO, YES] });
    },
  );

  it('a failed lookup is not cached: the next one asks again', async () => {
    server.use(http.get('/rcep-boot/api/v1/system/dict/getDictListByCode', () => HttpResponse.error()));
    await expect(getDictList('no_yes')).rejects.toThrow();
    const requested = serve({ no_yes: [NO] });
    expect(await getDictList('no_yes')).toEqual([NO]);
    expect(requested).toHaveLength(1);
  });
});

describe('after an edit in the administration', () => {
  it('cached lists are read again, lists nobody has requested are not', async () => {
    serve({ no_yes: [NO] });
    await getDictList('no_yes');
    const requested = serve({ no_yes: [NO, YES] });
    await refreshDictLists(['no_yes', 'no_yes', 'other']);
    expect(requested).toEqual(['no_yes']);
    expect(cachedDictList('no_yes')).toEqual([NO, YES]);
    expect(stored()).toEqual({ no_yes: [NO, YES] });
  });

  it('a deleted dictionary is empty afterwards', async () => {
    serve({ no_yes: [NO] });
    await getDictList('no_yes');
    serve({});
    await refreshDictLists(['no_yes']);
    expect(cachedDictList('no_yes')).toEqual([]);
  });

  it('where it cannot be read again the old list is forgotten, never shown as if it were new', async () => {
    serve({ no_yes: [NO], a: [YES] });
    await getDictList('no_yes');
    await getDictList('a');
    server.use(http.get('/rcep-boot/api/v1/system/dict/getDictListByCode', () => HttpResponse.error()));
    await refreshDictLists(['no_yes']);
    expect(cachedDictList('no_yes')).toEqual([]);
    expect(stored()).toEqual({ a: [YES] });
  });
});
