import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPreviewQuery } from '@/features/content/content-api';
import { firstProblemOf } from '@/features/content/content-checks';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { previewOf } from '../kinds/previews';
import { useKindWords } from '../words/use-kind-words';

interface PreviewPartProps {
  kind: ContentKind;
  id: string | null;
  /** As typed, saved or not. */
  values: ContentValues;
}

/** The record as visitors would get it, drawn by the portal's own parts; in any of the six languages. */
export function PreviewPart({ kind, id, values }: PreviewPartProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const problem = firstProblemOf(kind, values);
  const query = contentPreviewQuery(kind.id, { id, values, language });
  const answer = useQuery({ ...query, enabled: problem === null });
  const Preview = previewOf(kind.id);
  return (
    <div className="record-preview">
      <SelectField
        label={t('preview.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onValueChange={setLanguage}
      />
      {problem !== null ? (
        <EmptyState
          why={t('preview.invalid', { field: words.fieldLabel(problem.field) })}
          next={t('preview.invalidNext')}
        />
      ) : (
        <div className="record-preview-frame" role="region" aria-label={t('part.preview')} inert>
          <QueryView query={answer}>{(data) => <Preview data={data} kind={kind} />}</QueryView>
        </div>
      )}
    </div>
  );
}
