import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DictName } from '@/features/dictionary/dict-name';
import { clearDictionary, getDictList, refreshDictLists } from '@/features/dictionary/dictionary';
import { useDictionary } from '@/features/dictionary/use-dictionary';
import { connectApi } from '@/shared/api/client/connect-api';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer } from '../../../support/api-server';
import { recordedPorts } from '../../../support/recorded-ports';

const server = useApiServer();
const LOOKUP = '/rcep-boot/api/v1/system/dict/getDictListByCode';
const serve = (...names: string[]) =>
  server.use(
    http.get(LOOKUP, () =>
      HttpResponse.json({
        code: 0,
        msg: '',
        data: names.map((dictName, index) => ({ dictName, dictValue: String(index) })),
      }),
    ),
  );

async function textOf(language: Language) {
  await (i18next.isInitialized ? i18next.changeLanguage(language) : startI18n(language, ['dictionary']));
  await loadTexts(['dictionary']);
}

beforeEach(async () => {
  clearDictionary();
  connectApi(recordedPorts({ token: 'jwt' }).ports);
  await textOf('zh');
});

function Level() {
  const { entries, nameOf, valueOf, status } = useDictionary('level');
  return (
    <p>
      {status}: {entries.map(({ dictName }) => dictName).join('、')}; {nameOf('1') ?? 'none'};{' '}
      {valueOf('低') ?? 'none'}
    </p>
  );
}

describe('useDictionary', () => {
  it('reads the list when it is first needed', async () => {
    serve('低', '高');
    render(<Level />);
    expect(screen.getByText('loading: ; none; none')).toBeVisible();
    expect(await screen.findByText('ready: 低、高; 高; 0')).toBeVisible();
  });

  it('shows what is cached at once', async () => {
    serve('低', '高');
    await getDictList('level');
    render(<Level />);
    expect(screen.getByText('ready: 低、高; 高; 0')).toBeVisible();
  });

  it('says that the list could not be read', async () => {
    server.use(http.get(LOOKUP, () => HttpResponse.json({ code: -1, msg: '服务器异常' })));
    render(<Level />);
    expect(await screen.findByText('failed: ; none; none')).toBeVisible();
  });

  it('lists the entries of a dictionary we have names for in the language of the page', async () => {
    await textOf('en');
    serve('否', '是');
    function Answers() {
      const { entries, nameOf, isTranslated } = useDictionary('no_yes');
      return (
        <p>
          {entries.map(({ dictName }) => dictName).join(', ')}; {nameOf('1')}; {String(isTranslated)}
        </p>
      );
    }
    render(<Answers />);
    expect(await screen.findByText('No, Yes; Yes; true')).toBeVisible();
  });

  it('every place that shows the dictionary follows an edit of it', async () => {
    serve('低', '高');
    render(
      <>
        <Level />
        <DictName code="level" value="1" />
      </>,
    );
    await screen.findByText('ready: 低、高; 高; 0');
    serve('低', '很高');
    await act(() => refreshDictLists(['level']));
    expect(screen.getByText('ready: 低、很高; 很高; 0')).toBeVisible();
    expect(screen.getByText('很高')).toBeVisible();
  });
});

describe('DictName', () => {
  it('shows the name of a value', async () => {
    serve('低', '高');
    render(<DictName code="level" value="0" />);
    expect(await screen.findByText('低')).toBeVisible();
  });

  it('a value the dictionary does not know stays visible as itself, marked', async () => {
    serve('低', '高');
    render(<DictName code="level" value="7" />);
    expect(await screen.findByTitle('字典 level 里没有这个值')).toHaveTextContent('7');
  });

  it('names are Chinese on a page in another language, and say so', async () => {
    await textOf('en');
    serve('低');
    render(<DictName code="level" value="0" />);
    expect(await screen.findByText('低')).toHaveAttribute('lang', 'zh-CN');
  });

  it('draws nothing for no value', () => {
    serve('低');
    const { container } = render(<DictName code="level" value={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
