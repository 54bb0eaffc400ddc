import { type ComponentType, useEffect, useState } from 'react';
import { isAssisted } from '../shared/api/session-hint.ts';
import { loadLabels } from '../shared/i18n/load-labels.ts';
import CleanLayout from './clean-layout.tsx';

/**
 * [R2.069] The clean layout, whose page views are counted in the page's data layer once the visitor agrees. What asks and
 * counts comes after the page: without it nothing is counted.
 */
export default function CleanWithTrackingLayout() {
  const [Tracking, setTracking] = useState<ComponentType>();
  useEffect(() => {
    // [R6.009] What an agent looks at says nothing of shoppers.
    if (isAssisted()) return;
    Promise.all([import('../features/consent/tracking.tsx'), loadLabels('consent')]).then(
      ([part]) => setTracking(() => part.Tracking),
      () => undefined,
    );
  }, []);
  return <CleanLayout beside={Tracking && <Tracking />} />;
}
