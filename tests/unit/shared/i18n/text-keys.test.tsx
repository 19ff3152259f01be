import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts, startI18n, translate } from '@/shared/i18n/i18n';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

beforeEach(async () => {
  await startI18n('zh', ['shell', 'ui']);
  await loadTexts(['home', 'countries', 'gallery']);
});

// `npm run typecheck` fails if the compiler accepts one of the lines marked as errors. A key without text is shown itself.
describe('the compiler checks keys of texts', () => {
  it('outside React', () => {
    expect(translate('home:task.product')).toBe('我要把');
    // @ts-expect-error -- no such text
    expect(translate('home:task.nothing')).toBe('task.nothing');
    // @ts-expect-error -- without its area
    expect(translate('task.product')).toBe('task.product');
    // @ts-expect-error -- no such area
    expect(translate('nowhere:task')).toBe('task');
  });

  it('of one area, and of those of every page with their names', () => {
    const { t } = renderHook(() => useTexts('home')).result.current;
    expect(t('task.product')).toBe('我要把');
    expect(t('home:task.product')).toBe('我要把');
    expect(t('ui:action.close')).toBe('关闭');
    // @ts-expect-error -- no such text
    expect(t('task.nothing')).toBe('task.nothing');
    // @ts-expect-error -- a text of another area, which need not be loaded
    expect(t('gallery:rich.lead')).not.toBe('');
  });

  it('of several areas, where only those of the first need no name', () => {
    const { t } = renderHook(() => useTexts(['home', 'countries'])).result.current;
    expect(t('task.product')).toBe('我要把');
    expect(t(`countries:${'JP' as string}`)).toBe('日本');
    // @ts-expect-error -- without its area
    expect(t('JP')).toBe('JP');
  });

  it('below a prefix', () => {
    const { t } = renderHook(() => useTexts('home', { keyPrefix: 'task' })).result.current;
    expect(t('product')).toBe('我要把');
    // @ts-expect-error -- not below it
    expect(t('task.product')).toBe('task.task.product');
  });

  it('composed with every value of a union', () => {
    const { t } = renderHook(() => useTexts('home')).result.current;
    const good: 'product' | 'from' = 'product';
    const bad = Date.now() > 0 ? 'product' : 'nothing';
    expect(t(`task.${good}`)).toBe('我要把');
    // @ts-expect-error -- one of the two is no text
    expect(t(`task.${bad}`)).toBe('我要把');
  });

  it('composed with data, at a level that is there', () => {
    const { t } = renderHook(() => useTexts(['home', 'gallery'])).result.current;
    const data: string = ['product'].join('');
    // @ts-expect-error -- could be anything
    expect(t(`task.${data}`)).toBe('我要把');
    expect(textOfCode(t, 'task', data)).toBe('我要把');
    expect(textOfCode(t, 'gallery:form.field', 'email')).toBe('邮箱');
    expect(textOfCode(t, 'task', 'nothing')).toBe('nothing');
    expect(textOfCode(t, 'task', 'nothing', '')).toBe('');
    // @ts-expect-error -- no such level
    expect(textOfCode(t, 'tasks', 'product')).toBe('product');
    // @ts-expect-error -- a text, not a level
    expect(textOfCode(t, 'task.product', 'product')).toBe('product');
  });
});
