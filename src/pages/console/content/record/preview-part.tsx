import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { contentPreviewQuery } from '@/features/content/content-api';
import { firstProblemOf } from '@/features/content/content-checks';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@/shared/i18n/languages';
import { OwnLanguage, useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { previewOf } from '../kinds/previews/previews';
import './preview-part.css';

interface PreviewPartProps {
  kind: ContentKind;
  id: string | null;
  /** As typed, saved or not. */
  values: ContentValues;
  /** The reader's. */
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** The record as visitors would get it, drawn by the portal's own parts; in any of the six languages. */
export function PreviewPart({ kind, id, values, language, onLanguageChange }: PreviewPartProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
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
        onValueChange={onLanguageChange}
      />
      {problem !== null ? (
        <EmptyState
          why={t('preview.invalid', { field: words.fieldLabel(problem.field) })}
          next={t('preview.invalidNext')}
        />
      ) : (
        <div className="record-preview-frame" role="region" aria-label={t('part.preview')}>
          <QueryView query={answer}>
            {(data) => (
              <Suspense fallback={<LoadingState />}>
                <OwnLanguage value={language}>
                  <div lang={LANGUAGE_TAGS[language]} inert>
                    <Preview data={data} />
                  </div>
                </OwnLanguage>
              </Suspense>
            )}
          </QueryView>
        </div>
      )}
    </div>
  );
}
