import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-compliance-ethics-m4', [
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'data-minimization',
    question:
      'A return-to-work form asks for "nature of illness and medication". A terminal manager says that it helps her plan cover and spot hazards. What do you change?',
    options: [
      "Delete it. Ask for the expected return and the tasks the person can't safely do; HR offers a private call.",
      "Keep the field but mark it optional, and tell people what it's for, so that each can decide what to say.",
      'Keep the field but send it to HR only, and have HR tell managers before each shift what to plan for.',
      'Keep it for six months. Hazards show up in the data; then delete the answers and review the form.',
    ],
    correctAnswer:
      "Delete it. Ask for the expected return and the tasks the person can't safely do; HR offers a private call.",
    points: 10,
    hint: 'Ask which decision each word on the form serves.',
    explanation:
      "Cover and hazards are planned from dates and work limits, so the diagnosis serves no decision and goes. Routing it to HR is the best distractor: access is narrower, but you still collect what you don't need. An optional box rarely feels optional to someone asking to come back, and deleting later doesn't justify collecting now.",
  },
  {
    id: 'risk-sentence',
    type: 'multiple-choice',
    section: 'risk-register',
    question: 'Which entry in the risk register can be scored, owned and treated as it stands?',
    options: [
      'Fatigue of night crews, since rest hours are a legal duty and inspectors ask for the records',
      'Because two engineers cover five boats, checks may be skipped, so a crew sails with a fault',
      "Weak safety culture on the night boats, because middle managers don't set an example",
      'High burnout among engineers, as shown by the spring survey and by three exit interviews',
    ],
    correctAnswer:
      'Because two engineers cover five boats, checks may be skipped, so a crew sails with a fault',
    points: 10,
    hint: 'Cause, event, effect: which line has all three?',
    explanation:
      "It names what brings it about, what may happen and who is hurt, so a control can be aimed at the cause. The burnout line tempts because it has evidence, but it's a topic: no event that could be scored and no harm. The legal duty on rest hours is a reason to care, not a risk.",
  },
  {
    id: 'silent-terminal',
    type: 'multiple-choice',
    section: 'speak-up-channels',
    question:
      'The largest terminal, with 140 people, has sent nothing through the speak-up line in two years. Its manager calls that a good sign. What is your next step?',
    options: [
      'Ask people on the site, with their manager, what it is that keeps a terminal free of complaints.',
      'Post the number again this week, with a receipt to sign, and check who on the site still lacks it.',
      'Set a small target of reports for each site, and ask managers what they did to reach it.',
      'Test the line by night from the site itself, and ask people there whom they would tell.',
    ],
    correctAnswer:
      'Test the line by night from the site itself, and ask people there whom they would tell.',
    points: 10,
    hint: 'What could explain two silent years, other than a lack of problems?',
    explanation:
      "Silence from a large site is a finding, so test the channel and ask what people expect of it. Posting the number again is the tempting answer, since it's quick and provable, but it assumes that the number was the problem. A target produces reports for the sake of the target.",
  },
  {
    id: 'real-controls',
    type: 'multiple-select',
    section: 'physical-and-psychosocial-hazards',
    question:
      'Stewards on late sailings are shouted at, and one was pushed. Which of these are controls that change the work? Select all that apply.',
    options: [
      'No bar service in the last 40 minutes of late sailings',
      'A course in staying calm under pressure, twice a year',
      'Two stewards instead of one on the upper deck after nine',
      'A rule that the master ends service when anyone is touched',
      'A poster: "Our crew deserve your respect"',
      'Refund desk moved from the gangway to the terminal hall',
    ],
    correctAnswer: [
      'No bar service in the last 40 minutes of late sailings',
      'Two stewards instead of one on the upper deck after nine',
      'A rule that the master ends service when anyone is touched',
      'Refund desk moved from the gangway to the terminal hall',
    ],
    points: 10,
    hint: 'Which would still work with a crew who never heard of them before tonight?',
    explanation:
      "The four remove or reduce the contact that goes wrong, or give a right to end it. The course tempts because it's a reflex of HR and easy to buy, but it asks the steward to bear the hazard better. A poster addresses the people least likely to read it.",
  },
  {
    id: 'q7',
    type: 'short-answer',
    section: 'risk-register',
    question:
      'A fatigue risk on night sailings scores likelihood 4 and impact 5. A new schedule lowers likelihood by 2 and impact by 1. What is the residual risk score?',
    options: [],
    correctAnswer: '8',
    points: 10,
    hint: 'Multiply the two new scores. Give a whole number in digits only.',
    explanation:
      'New likelihood 2 times new impact 4 gives 8. The common slip is to subtract from the product: 20 minus 3 is 17. Another is to lower only the likelihood, which gives 10. An impact of 4 can still hurt people seriously, so the risk keeps an owner and a date.',
  },
  {
    id: 'points-off',
    type: 'short-answer',
    section: 'risk-register',
    question:
      'A mooring risk scores likelihood 3 and impact 5. A control brings likelihood down to 2 and leaves the impact. By how many points does the score fall?',
    options: [],
    correctAnswer: '5',
    alsoAccepted: ['five', '5 points'],
    points: 10,
    hint: 'A whole number, in digits',
    explanation:
      "3 × 5 is 15 and 2 × 5 is 10, so the score falls by five. One is the tempting answer, because likelihood fell by one step; each step of likelihood weighs as much as the impact it's multiplied by. With an impact of 5 the risk is treated whatever the score.",
  },
  {
    id: 'minimal-fields',
    type: 'multiple-select',
    section: 'data-minimization',
    question:
      'A form for new deckhands asks for the following. Which fields serve a decision someone has to take before the first shift? Select all that apply.',
    options: [
      'Marital status, "for the crew list"',
      'Bank account for wages',
      "Religion, for the galley's planning",
      'Someone to call in an emergency',
      'Hobbies, to help the crew get to know them',
      'Size of boots and life jacket',
    ],
    correctAnswer: [
      'Bank account for wages',
      'Someone to call in an emergency',
      'Size of boots and life jacket',
    ],
    points: 10,
    hint: "Which decision does each field serve, and what breaks if it's blank?",
    explanation:
      'Wages, emergencies and gear each depend on an answer. Religion tempts because the galley has a real need, but the need is "what can you not eat?", which everyone can answer without naming a faith. Marital status and hobbies decide nothing before the first shift.',
  },
  {
    id: 'q8',
    type: 'essay',
    section: 'speak-up-channels',
    question:
      'An anonymous message reaches the speak-up line: "Engineers on the night boat sign safety checks that aren\'t done. The chief engineer says we sail on time or we answer for it. He knows who talks, so do not ask him." Describe your first three days: safety, evidence, who is told, how the reporter is protected, and what you look for beyond the people named. Aim for about 150 words.',
    options: [],
    correctAnswer:
      "Day one: people first. I tell the safety lead and a senior executive, both outside the chief engineer's line, so that someone else does the checks before the next sailing, or the boat waits. I ask counsel about reporting duties and preserve check sheets, schedules, and engine and access logs before anyone is alerted. I acknowledge the message through the line, say what happens next and by when, and ask for more detail. I don't try to find out who wrote it, and I share the text only with those who must act. Day two: with counsel I agree on an impartial investigator and compare signed checks with engine logs on several boats, so that no one crew is singled out. Managers are reminded that retaliation is forbidden; HR approves any change to night crew shifts or records for 90 days. Day three: I ask why: staffing, turnaround times, bonuses for punctuality. I enter the risk as cause, event and effect, with an owner, and update the reporter.",
    points: 7,
    hint: 'Safety before blame, originals before interviews, the writer before curiosity, and the cause before the culprit.',
    explanation:
      'A strong answer makes the next sailing safe, preserves originals, keeps the named chief out of the handling, protects the writer and looks for the pressure behind the signatures. The common weak answer questions the chief engineer first "to be fair". He must be heard, but after the evidence is safe and by someone impartial. Trying to identify the writer is another trap: it ends trust in the channel.',
  },
]);
