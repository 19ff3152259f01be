import { isTranslated, type ContentKind } from '@/features/content/content-kind';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { EditFormItem } from '@/shared/console-ui/edit/edit-form-item';
import { useTexts } from '@/shared/i18n/use-texts';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { Language } from '@/shared/i18n/languages';
import { isShownAmong } from '../texts/shown-fields';
import '@/shared/console-ui/edit/edit-form.css';
import './fields.css';

interface RecordFieldsProps {
  kind: ContentKind;
  fields: readonly EditField[];
  /** The language whose translations alone are shown; null: all fields. */
  language: Language | null;
}

/**
 * The fields of a kind in their order; a text's six languages are side by side in a group. Those that are not shown stay in
 * the form.
 */
export function RecordFields({ kind, fields, language }: RecordFieldsProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const itemOf = (name: string) => {
    const field = fields.find((each) => each.name === name);
    return (
      field && (
        <div key={name} hidden={!isShown(name)}>
          <EditFormItem field={field} />
        </div>
      )
    );
  };
  const isShown = (name: string) =>
    kind.fields.some((field) => field.name === name && isShownAmong(field, language));
  return groupsOf(kind).map(({ text, names }) =>
    text === null ? (
      <div key={names.join()} className="edit-fields-wide" hidden={!names.some(isShown)}>
        {names.map(itemOf)}
      </div>
    ) : (
      <fieldset key={text} className="record-languages">
        <legend>{words.label(text)}</legend>
        {isTranslated(kind) && <p className="record-languages-lead">{t('languagesLead')}</p>}
        <div className="edit-fields-wide">{names.map(itemOf)}</div>
      </fieldset>
    ),
  );
}

/** Neighbouring fields of one text, and runs of fields without languages. */
function groupsOf({ fields }: ContentKind): { text: string | null; names: string[] }[] {
  const groups: { text: string | null; names: string[] }[] = [];
  for (const { name, text = null } of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.text === text) last.names.push(name);
    else groups.push({ text, names: [name] });
  }
  return groups;
}
