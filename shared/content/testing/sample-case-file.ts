import { sampleBank } from './sample-bank.ts';
import type { Written } from './written-activities.ts';

/** The sample bank with a file: a second question of each type is asked, and its answer follows from what was drawn. */
export function sampleCheckWithFile(): Written<'skill-check'> {
  const check = sampleBank();
  const { config } = check;
  const fromFile = config.questions.map((question, index): (typeof config.questions)[number] => {
    const shared = {
      ...question,
      id: `${question.id}-file`,
      question: `What does document ${index} say about {who}?`,
      fromFile: true as const,
    };
    switch (shared.type) {
      case 'multiple-choice':
        return { ...shared, options: ['Ida', 'Bo', 'Cy'], correctAnswer: '{who}' };
      case 'multiple-select':
        return {
          ...shared,
          options: ['Ida', 'Bo', 'Cy', 'Dee', 'Fay'],
          correctAnswer: ['{who}', 'Dee', 'Fay'].slice(0, 1 + (index % 3)),
        };
      case 'short-answer':
      case 'essay':
        return { ...shared, correctAnswer: '{hours}' } as typeof question;
    }
  });
  config.questions.push(...fromFile);
  config.asks = { 'multiple-choice': 2, 'multiple-select': 2, 'short-answer': 2 };
  config.facts = [
    [{ who: 'Ida' }, { who: 'Bo' }, { who: 'Cy' }],
    [{ hours: '11' }, { hours: '12' }, { hours: '13' }],
  ];
  config.caseFile = {
    title: 'The file of {who}',
    asks: { 'multiple-choice': 1, 'multiple-select': 1, 'short-answer': 1 },
    documents: [
      {
        kind: 'mail',
        title: 'A question',
        from: 'Ida',
        to: 'You',
        at: 'Monday',
        paragraphs: ['It was {who}.'],
      },
      { kind: 'log', title: 'Door', entries: [{ at: '9:00', text: '{who}, in' }] },
      { kind: 'policy', title: 'Rules', sections: [{ heading: 'Doors', text: 'Close them.' }] },
      { kind: 'table', title: 'Hours', columns: ['Name', 'Hours'], rows: [['{who}', '{hours}']] },
    ],
  };
  config.assessment.timeLimit = 20;
  return check;
}
