import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'first-days',
  type: 'timeline',
  title: 'What is lost first decides what is done first.',
  description:
    'A timeline of the days after an incident. The complaint comes on day 6. Evidence requests, snapshot and interim step follow on the same day, the plan on day 7, interviews from day 9 to 15, and the camera file would be deleted on day 30.',
  unitName: 'Days after the incident',
  events: [
    { at: 0, when: 'Day 0', text: 'Incident; the camera keeps files for 30 days' },
    {
      at: 6,
      when: 'Day 6',
      text: 'Complaint: own words, evidence requests, snapshot, interim step',
    },
    { at: 7, when: 'Day 7', text: 'One page: “whether” questions, investigator without ties' },
    { at: 9, until: 15, when: 'Days 9–15', text: 'Complainant, neutral witnesses, respondent' },
    { at: 24, when: 'Day 24', text: 'Report, after a peer review' },
    { at: 30, when: 'Day 30', text: 'Camera file gone, if no one asked' },
  ],
  note: 'Composite: the case of the filled-in resources, which began on April 14, 2026.',
});
