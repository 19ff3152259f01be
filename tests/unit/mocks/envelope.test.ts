import { describe, expect, it } from 'vitest';
import { fail, hutoolFail, hutoolOk, ok } from '../../../mocks/envelope';

const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe('as Spring with Jackson writes it', () => {
  it('success has its nulls', async () => {
    expect(await bodyOf(ok({ a: null, b: [{ c: null }] }))).toMatchObject({
      code: 0,
      data: { a: null, b: [{ c: null }] },
    });
    expect(await bodyOf(ok())).toHaveProperty('data', null);
  });

  it('failure has HTTP 200, its code and data null', async () => {
    const response = fail(10100);
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({
      code: 10100,
      data: null,
      msg: '更新数据失败，是否刷新页面重试？',
    });
  });
});

describe('as the login endpoints write it', () => {
  it('leaves keys that are null out, at every depth', async () => {
    const body = await bodyOf(hutoolOk({ a: null, b: [{ c: null, d: 0 }] }));
    expect(body['data']).toEqual({ b: [{ d: 0 }] });
  });

  it('has no data key on a failure', async () => {
    expect(await bodyOf(hutoolFail(401))).not.toHaveProperty('data');
  });
});
