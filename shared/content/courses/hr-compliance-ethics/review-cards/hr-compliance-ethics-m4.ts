import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'topic-to-risk',
    question:
      'The register says, “Turnover in night security.” How does that line have to read before someone can own it?',
    answer:
      'As cause, event and effect: “Because shifts come out two days ahead, guards quit and shifts stand empty, so someone may get hurt.”',
    why: 'A topic can’t be scored or fixed. A cause shows where to act, and the effect shows whom it would hurt.',
    section: 'risk-register',
    skill: 'law',
  },
  {
    id: 'needle-score',
    question:
      'Needle injuries score 3 for likelihood and 4 for impact. A safer device brings likelihood down to 1; impact stays. What’s the residual risk?',
    answer: '4: likelihood 1 times impact 4.',
    why: 'Multiply the new scores; don’t take 2 off the old 12. It can still injure someone, so it keeps a treatment.',
    section: 'risk-register',
    skill: 'law',
    graded: { options: ['4', '10', '12'], correct: '4' },
  },
  {
    id: 'control-to-check',
    question:
      'Two controls are proposed for a hot kitchen: “All cooks know the heat rules,” and “The sous-chef logs the temperature at 2 p.m. and shuts the grill above 35 °C (95 °F).” Which one counts?',
    answer: 'The second. A person does it, and you can check the log.',
    why: 'Knowing a rule isn’t an act. A control is something that is either done or not done on a given day.',
    section: 'risk-register',
    skill: 'law',
  },
  {
    id: 'fewer-visits',
    question:
      'Home-care aides make 14 visits a day and skip meals. Your budget pays for one thing. Which do you choose?',
    answer: 'Routes with 11 visits.',
    why: 'Overload is a hazard in the work. A class or an app asks the aides to bear it better.',
    section: 'physical-and-psychosocial-hazards',
    skill: 'law',
    graded: {
      options: [
        'A class in planning the day',
        'Routes with 11 visits',
        'An app that reminds them to take a break',
      ],
      correct: 'Routes with 11 visits',
    },
  },
  {
    id: 'field-without-decision',
    question:
      'An application form asks for marital status, “for the benefits plan, if we hire them.” Which of the four questions does the field fail first?',
    answer: 'Which decision does it serve? None at this stage, so it goes.',
    why: '“It might be useful” is no decision. Ask new hires later, and only those whose benefits depend on it.',
    section: 'data-minimization',
    skill: 'law',
  },
  {
    id: 'parking-plates',
    question:
      'A hospital stores license plates for its parking gate. A manager wants a list of who left before 5 p.m. What is this called, and what does it need first?',
    answer: 'Drift. The new use needs its own check and a notice, before anyone runs a list.',
    why: 'People were told about parking. Data gathered for one purpose doesn’t become free for another.',
    section: 'data-minimization',
    skill: 'law',
    graded: {
      options: [
        'Drift: it needs its own check and notice',
        'Minimization: it’s allowed when only the times are shown',
        'Monitoring: it’s allowed when the manager signs for it',
      ],
      correct: 'Drift: it needs its own check and notice',
    },
  },
  {
    id: 'largest-site-silent',
    question:
      'Last year four small depots sent two to five reports each. The largest, with 900 people, sent none. Its director calls it “well run.” What do you do?',
    answer: 'Treat the zero as a finding and test the channel there yourself, at night.',
    why: 'People may not know the route, may not trust it, or it may not work. Silence can’t tell you which.',
    section: 'speak-up-channels',
    skill: 'trust',
  },
  {
    id: 'what-you-can-tell',
    question:
      'Inés reported a foreman. The case is closed, and she asks what happened to him. You may not say. What can you tell her?',
    answer:
      'That you looked into it and acted where needed, that you can’t give details about others; then ask whether anything has changed for her.',
    why: 'Saying nothing looks like doing nothing. Her last answer may also show retaliation that you’d otherwise miss.',
    section: 'speak-up-channels',
    skill: 'trust',
  },
]);
