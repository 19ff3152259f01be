import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentVersionsQuery } from '@/features/content/content-api';
import { hasSameValues, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { QueryView } from '@/shared/ui/states/query-view';
import { Difference } from '@/features/content/changes/difference';
import { RestoreActions } from './restore-actions';
import './versions.css';

interface VersionsPartProps {
  kind: ContentKind;
  row: ContentRow;
  isDirty: boolean;
  onChanged: () => Promise<void>;
}

/** The versions of a record; two of them compared field by field, and the way back to one. */
export function VersionsPart(props: VersionsPartProps) {
  const answer = useQuery(contentVersionsQuery(props.kind.id, props.row.id));
  return <QueryView query={answer}>{(versions) => <Versions {...props} versions={versions} />}</QueryView>;
}

function Versions({
  kind,
  row,
  isDirty,
  onChanged,
  versions,
}: VersionsPartProps & { versions: ContentVersion[] }) {
  const { t } = useTexts('content');
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const [other, setOther] = useState<number | null>(null);
  const newest = versions[0];
  const version = versions.find(({ number }) => number === chosen) ?? newest;
  if (version === undefined) return null;
  // What a reviewer is to read: all that the record in review changes of what visitors see.
  const published =
    row.state === 'review' && version === newest
      ? versions.find((each) => each !== newest && hasSameValues(each.values, row.published))
      : undefined;
  const compared = other ?? published?.number ?? version.number - 1;
  const before = versions.find(({ number }) => number === compared) ?? null;
  const nameOf = ({ number, action, at }: ContentVersion) =>
    t('version.name', { number, action: t(`act.${action}`), time: onReadersClock(at) });
  const options = versions.map((each) => ({ value: String(each.number), label: nameOf(each) }));
  return (
    <div className="record-versions">
      <ol className="record-version-list" reversed>
        {versions.map((each) => (
          <li key={each.number}>
            <button
              type="button"
              className="record-version"
              aria-pressed={each.number === version.number}
              onClick={() => {
                setChosen(each.number);
                setOther(null);
              }}
            >
              <b>{nameOf(each)}</b>
              <span>{each.byName}</span>
              {each.publishFrom !== null && (
                <span>{t('stateFrom', { date: dateInText(each.publishFrom, language) })}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div>
        <div className="record-version-tools">
          <SelectField
            label={t('version.compareWith')}
            value={before === null ? '' : String(before.number)}
            placeholder={t('version.none')}
            options={options}
            onValueChange={(value) => setOther(Number(value))}
          />
          <RestoreActions
            kind={kind}
            row={row}
            version={version}
            isNewest={version.number === newest?.number}
            wasPublished={versions.some(
              (each) => each.action === 'publish' && hasSameValues(each.values, version.values),
            )}
            isDirty={isDirty}
            onChanged={onChanged}
          />
        </div>
        <Difference kind={kind} before={before?.values ?? null} after={version.values} />
      </div>
    </div>
  );
}
