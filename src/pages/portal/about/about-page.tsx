import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { glossaryPath } from '@/shared/routing/glossary-path';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ABOUT_SECTIONS, paths } from '@/shared/routing/paths';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Section } from '@/shared/ui/layout/section';
import { AccessibilitySection } from './accessibility-section';
import { ApiSection } from './api-section';
import { DataSection } from './data-section';
import { FeedbackSection } from './feedback-section';
import { MissingDataSection } from './missing-data-section';
import './about-page.css';

const GlossarySection = lazyPart(() => import('./glossary-section').then((part) => part.GlossarySection));

/** The sections of the footer, and the glossary, which other pages link to. */
const SECTIONS = [...ABOUT_SECTIONS, 'glossary'] as const;
type SectionId = (typeof SECTIONS)[number];

const CONTENT: Record<SectionId, ComponentType> = {
  data: DataSection,
  missing: MissingDataSection,
  accessibility: AccessibilitySection,
  api: ApiSection,
  feedback: FeedbackSection,
  glossary: GlossarySection,
};

/** `/home/about?section=`: about the site, one section at a time (product design §8, footer). */
export default function AboutPage() {
  const { t } = useTexts('about');
  const [query] = useSearchParams();
  const section = sectionOf(query.get('section'));
  useFocusOnChange(section);
  const Content = CONTENT[section];
  return (
    <div className="about page-width">
      <h1>{t('title')}</h1>
      <p className="about-lead">{t('lead')}</p>
      <Tabs
        label={t('sections')}
        tabs={SECTIONS.map((id) => ({ id, label: t(`${id}.title`), to: addressOf(id) }))}
        current={section}
      />
      <Section id={section} title={t(`${section}.title`)} lead={t(`${section}.lead`)}>
        <Suspense fallback={<LoadingState />}>
          <Content />
        </Suspense>
      </Section>
    </div>
  );
}

/** The section of an address; `notHeld` was the name of `missing` in links from before. */
function sectionOf(requested: string | null): SectionId {
  if (requested === 'notHeld') return 'missing';
  return SECTIONS.find((known) => known === requested) ?? 'data';
}

const addressOf = (id: SectionId): string => (id === 'glossary' ? glossaryPath() : paths.about(id));

/** The footer's links only change the query, so the reader would stay at the bottom: focuses the new section. */
function useFocusOnChange(section: SectionId) {
  const previous = useRef(section);
  useEffect(() => {
    if (previous.current === section) return;
    previous.current = section;
    document.getElementById(section)?.focus();
  }, [section]);
}
