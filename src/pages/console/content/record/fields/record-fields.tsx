import { isTranslated, type ContentKind } from '@/features/content/content-kind';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { EditFormItem } from '@/shared/console-ui/edit/edit-form-item';
import { useTexts } from '@/shared/i18n/use-texts';
import { useKindWords } from '@/features/content/words/use-kind-words';
import '@/shared/console-ui/edit/edit-form.css';
import './fields.css';

interface RecordFieldsProps {
  kind: ContentKind;
  fields: readonly EditField[];
}

/** The fields of a kind in their order; a text's six languages are side by side in a group. */
export function RecordFields({ kind, fields }: RecordFieldsProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const itemOf = (name: string) => {
    const field = fields.find((each) => each.name === name);
    return field && <EditFormItem key={name} field={field} />;
  };
  return groupsOf(kind).map(({ text, names }) =>
    text === null ? (
      <div key={names.join()} className="edit-fields-wide">
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
