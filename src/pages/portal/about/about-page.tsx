import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/list-ui/tabs';
import { ABOUT_SECTIONS, paths, type AboutSection } from '@/shared/routing/paths';
import { Section } from '@/shared/ui/section';
import { AccessibilitySection } from './accessibility-section';
import { ApiSection } from './api-section';
import { DataSection } from './data-section';
import { FeedbackSection } from './feedback-section';
import { NotHeldSection } from './not-held-section';
import './about-page.css';

const CONTENT: Record<AboutSection, ComponentType> = {
  data: DataSection,
  notHeld: NotHeldSection,
  accessibility: AccessibilitySection,
  api: ApiSection,
  feedback: FeedbackSection,
};

/** `/home/about?section=`: what the site says about itself, one section at a time (product design §8, footer). */
export default function AboutPage() {
  const { t } = useTexts('about');
  const [query] = useSearchParams();
  const asked = query.get('section');
  const section = ABOUT_SECTIONS.find((known) => known === asked) ?? 'data';
  useFocusOnChange(section);
  const Content = CONTENT[section];
  return (
    <div className="about page-width">
      <h1>{t('title')}</h1>
      <p className="about-lead">{t('lead')}</p>
      <Tabs
        label={t('sections')}
        tabs={ABOUT_SECTIONS.map((id) => ({ id, label: t(`${id}.title`), to: paths.about(id) }))}
        current={section}
      />
      <Section id={section} title={t(`${section}.title`)} lead={t(`${section}.lead`)}>
        <Content />
      </Section>
    </div>
  );
}

/** The footer's links change the query only, so the reader would stay at the foot: focus goes to the new section. */
function useFocusOnChange(section: AboutSection) {
  const previous = useRef(section);
  useEffect(() => {
    if (previous.current === section) return;
    previous.current = section;
    document.getElementById(section)?.focus();
  }, [section]);
}
