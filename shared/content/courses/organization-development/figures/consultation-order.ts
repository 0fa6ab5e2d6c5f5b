import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'consultation-order',
  type: 'timeline',
  title: 'People are heard between the options and the decision, while acts are on hold.',
  description:
    'A timeline in weeks. Week 0: criteria agreed and irreversible acts on hold. Weeks 1 to 2: options with costs shared. Weeks 2 to 6: consultation and answers with reasons. Week 7: decision. Weeks 7 to 8: representatives, affected people, then all are told.',
  unitName: 'Weeks from the agreed criteria',
  events: [
    { at: 0, when: 'Week 0', text: 'Criteria agreed; leases, vacancies and scoring on hold' },
    { at: 1, until: 2, when: 'Weeks 1–2', text: 'Three options with costs go to representatives' },
    { at: 2, until: 6, when: 'Weeks 2–6', text: 'Consultation; each suggestion gets a reason' },
    { at: 7, when: 'Week 7', text: 'Decision' },
    {
      at: 7,
      until: 8,
      when: 'Weeks 7–8',
      text: 'Representatives, affected people, then all are told',
    },
  ],
  note: 'An example. Law and agreements set minimum periods, and they differ by place and number.',
});
