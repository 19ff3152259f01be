import { Input, Select } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '@/features/content/content-checks';
import { isTranslated, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { clearChoice } from '@/shared/console-ui/edit/clear-choice';
import { LazyRichText } from '@/shared/console-ui/rich-text/lazy-rich-text';
import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FieldRule } from '@/shared/validation/rules';
import type { KindWords } from '@/features/content/words/kind-words';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { ChoicesInput } from './choices-input';
import { LanguageHint } from './language-hint';
import { RowsInput } from './rows-input';
import { UrlHint } from './url-hint';

/** The fields of a kind as the console's forms have them, with the server's own checks of a draft. */
export function useRecordFields(kind: ContentKind): readonly EditField[] {
  const words = useKindWords(kind);
  const { t } = useTexts('console');
  return kind.fields.map((field) => ({
    name: field.name,
    serverName: field.name,
    label: words.fieldLabel(field),
    input: inputOf(kind, field, words, t('bulk.clear')),
    isRequired: field.required === true,
    rules: [ruleOf(field, words)],
    hint: hintOf(kind, field, words),
    isCheckedOnLeave: field.type === 'rows',
    show: (value) => words.shown(field, value),
  }));
}

function hintOf(kind: ContentKind, field: ContentField, words: KindWords): ReactNode {
  if (field.type === 'url')
    return (
      <>
        {words.hint(field)} <UrlHint name={field.name} />
      </>
    );
  if (field.text === undefined) return words.hint(field);
  return isTranslated(kind) && <LanguageHint kind={kind} field={field} words={words} />;
}

/** The check of a field as a rule of the form; the text is `content:rule.<problem>`, of rows where and what is wrong. */
const ruleOf =
  (field: ContentField, words: KindWords): FieldRule =>
  (value) => {
    const problem = problemOf({ ...field, required: false }, value);
    if (problem === null) return null;
    const inRow = problem === 'parts' ? words.rowProblem(field, value) : null;
    if (inRow !== null) return { key: 'content:rule.inRow', values: inRow };
    return words.refusal(field, problem, value);
  };

function inputOf(kind: ContentKind, field: ContentField, words: KindWords, clear: string): ReactElement {
  const lang = field.language && LANGUAGE_TAGS[field.language];
  switch (field.type) {
    case 'choice':
      return (
        <Select
          options={words.options(field)}
          allowClear={field.required !== true && clearChoice(clear)}
          showSearch={{ optionFilterProp: 'label' }}
        />
      );
    case 'choices':
      return (
        <ChoicesInput options={words.options(field)} nameOf={(code) => words.shown(field, code) ?? code} />
      );
    case 'rows':
      return <RowsInput kind={kind} field={field} words={words} />;
    case 'date':
      return <Input type="date" />;
    case 'html':
      return <LazyRichText label={words.fieldLabel(field)} lang={lang} />;
    case 'longText':
      return <Input.TextArea lang={lang} rows={4} />;
    case 'number':
      return <Input inputMode="decimal" autoComplete="off" />;
    case 'url':
      return <Input type="url" autoComplete="off" />;
    case 'text':
    case 'record':
    case 'partialDate':
      return <Input lang={lang} autoComplete="off" />;
  }
}
