import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BusinessError, HttpStatusError, NetworkError } from '@/shared/api/client/api-errors';
import { QueryView } from '@/shared/ui/states/query-view';
import { InLanguage } from '../../../../support/in-language';

const show = (error: Error) =>
  render(
    <InLanguage>
      <QueryView
        query={{ data: undefined, isError: true, error, dataUpdatedAt: 0, refetch: () => Promise.resolve() }}
        failure="税率加载失败。"
      >
        {() => null}
      </QueryView>
    </InLanguage>,
  );

describe('specification §8: "the server msg is shown, or a default"', () => {
  it.each([
    [
      new BusinessError(-1, '系统忙<b>请稍候</b>'),
      '税率加载失败。服务器答复：“系统忙<b>请稍候</b>”。可以再试一次。重试',
    ],
    [new BusinessError(20100, null), '税率加载失败。后端接口20100异常。可以再试一次。重试'],
    [new HttpStatusError(502), '税率加载失败。后端接口502异常。可以再试一次。重试'],
    [new NetworkError('offline'), '税率加载失败。可以再试一次。重试'],
  ])('in the section of a failed call: %s', (error, text) => {
    show(error);
    expect(screen.getByRole('alert').textContent).toBe(text);
  });
});
