import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-compliance-ethics-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'direct-and-indirect-discrimination',
    question:
      'The fleet manager writes: "From spring, every deck supervisor must be available for any Sunday sailing. Same rule for everyone, so there\'s nothing to complain about." Two supervisors have told him that they worship on Sundays. What do you ask first?',
    options: [
      'What did management know of the two supervisors, and does any message show that it wants them out?',
      'Could the rule start with new supervisors only, and what would that cost us by the summer?',
      'Whom does it shut out, for which aim, and would a milder rule reach that aim?',
      'Whom has the rule reached in writing, for which date, and would more notice be milder?',
    ],
    correctAnswer: 'Whom does it shut out, for which aim, and would a milder rule reach that aim?',
    points: 10,
    hint: "The rule is the same for all. Which kind of discrimination doesn't need bad intent?",
    explanation:
      "This is possible indirect discrimination: one rule, a heavier effect on a group, and an aim that must justify it. Limiting it to new supervisors is the tempting compromise, but it only moves the effect to future applicants. Hunting for bad intent answers the direct question, and notice doesn't make an unjustified rule fair. What the two supervisors said may also be a request that needs exploring.",
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'non-retaliation',
    question:
      "In May, Henrik gave a statement in a coworker's harassment complaint. In June his manager asks you to approve an improvement plan for three booking errors. The errors are real. What do you do?",
    options: [
      'Approve it today. The errors are real, and evidence about the complaint is a matter of its own.',
      "Don't sign. Compare colleagues, the evidence from before May, and why this comes up now.",
      'Hold any plan for a year from the end of the complaint, and have errors put right quietly until then.',
      'Approve it, and have a manager from another terminal check the errors, sign the plan and run it.',
    ],
    correctAnswer:
      "Don't sign. Compare colleagues, the evidence from before May, and why this comes up now.",
    points: 10,
    hint: 'Would the same step be taken, on the same date and evidence, if he had stayed silent?',
    explanation:
      'Helping with a complaint is usually protected, so test whether this step would have come anyway. "The errors are real" is the best distractor: true facts can still be used for a bad reason, or on one person only. A different signature doesn\'t change why the plan exists. A one-year ban goes too far, because genuine problems can still be handled fairly.',
  },
  {
    id: 'q6',
    type: 'multiple-choice',
    section: 'direct-and-indirect-discrimination',
    question:
      'Lakshmi, a ticket agent, told her supervisor that she is pregnant. He moved her from the pier to the back office the same day, on full pay, "to keep her safe". She hasn\'t objected. What is your view?',
    options: [
      'Good practice. Confirm the move in writing, call it an accommodation, and agree on a review date.',
      'Acceptable, since pay is unchanged. Ask her for a certificate before she returns to the pier.',
      'It only becomes an issue if she objects or her overtime falls. Note it and check in next month.',
      'He decided without her. Talk with her now, assess the real risks, and agree on any change.',
    ],
    correctAnswer:
      'He decided without her. Talk with her now, assess the real risks, and agree on any change.',
    points: 10,
    hint: 'Kind intentions, same pay. What is still missing?',
    explanation:
      "Kindness doesn't cure it: her duties changed because she is pregnant, on a guess, and she had no say. Her silence may mean that she felt unable to object. Confirming the move in writing is the best distractor, since the paper is neat, but it records a decision made without her. Assess the risks of the job with Lakshmi, then agree on changes.",
  },
  {
    id: 'passenger',
    type: 'multiple-choice',
    section: 'harassment',
    question:
      "On the evening boat a passenger puts a hand on steward Mia's waist and laughs. She tells the bosun and says, \"It's fine, I want to finish my shift.\" You're the supervisor on call. What do you do?",
    options: [
      'Ask what she needs to feel safe tonight, have the crew deal with the passenger, and send HR her words before the boat docks.',
      "Move her to the galley from tomorrow, with no loss of hours, since she shouldn't have to face passengers after this.",
      'Explain that the company answers for its own people only, and help her report the passenger to the harbor police tonight.',
      'Respect what she asked for and let her finish. Note what the bosun saw, check on her tomorrow, and tell HR at the weekly handover.',
    ],
    correctAnswer:
      'Ask what she needs to feel safe tonight, have the crew deal with the passenger, and send HR her words before the boat docks.',
    points: 10,
    hint: 'Receive, protect, pass on. Who has to move?',
    explanation:
      'She is received, the hazard is dealt with instead of her, and HR hears the same day in her words. The galley tempts as protection, but it moves the person who spoke and costs her tips and standing. Respecting "it\'s fine" sounds considerate, yet the organization may already count as knowing, and the next steward meets the same passenger.',
  },
  {
    id: 'hear-a-request',
    type: 'multiple-select',
    section: 'accommodation-or-adjustment',
    question:
      'A supervisor hears these six remarks in one week. Which are requests that must be logged? Select all that apply.',
    options: [
      '"My knee is bad after the surgery, could I sit at the ticket desk for a bit?"',
      '"I\'d love a transfer to the north terminal, the views are better there."',
      '"I fast until sunset this month. Can I take my break at seven?"',
      '"Since the baby I need somewhere to pump around ten."',
      '"I\'m slow on the new screens; my eyes need the print to be bigger."',
      '"Nobody told me the boots policy had changed, and I think it is silly."',
    ],
    correctAnswer: [
      '"My knee is bad after the surgery, could I sit at the ticket desk for a bit?"',
      '"I fast until sunset this month. Can I take my break at seven?"',
      '"Since the baby I need somewhere to pump around ten."',
      '"I\'m slow on the new screens; my eyes need the print to be bigger."',
    ],
    points: 10,
    hint: 'Look for a change at work together with a reason such as health, faith or a new baby.',
    explanation:
      'A change plus a protected reason is a request, whatever the words. The small print is the one that gets missed: it sounds like an excuse about performance, but it asks for a change and gives a health reason, so the supervisor passes it on. A wish for a view and a complaint about a rule carry no such reason.',
  },
  {
    id: 'after-speaking-up',
    type: 'multiple-select',
    section: 'non-retaliation',
    question:
      'Ana complained about her team leader on March 3. Which later events would you look into as possible retaliation? Select all that apply.',
    options: [
      'Only her name left the overtime list on March 20.',
      'On April 6 the whole terminal moved to the summer schedule, as announced in January.',
      'The leader stopped greeting her and holds the Monday talk without her.',
      'She was asked on March 10 whether anything had changed for her.',
      'HR asked the leader to send changes to her hours for approval.',
    ],
    correctAnswer: [
      'Only her name left the overtime list on March 20.',
      'The leader stopped greeting her and holds the Monday talk without her.',
    ],
    points: 10,
    hint: 'Two kinds: through the job, and social. What happened to her alone?',
    explanation:
      'Lost overtime is harm through the job; being shut out is the social kind, and it would make a colleague think twice. The summer schedule tempts because it came after the complaint, but it was announced before and hit everyone alike. The last two are the checks that protect her.',
  },
  {
    id: 'rule-effect',
    type: 'short-answer',
    section: 'direct-and-indirect-discrimination',
    question:
      'A rule says that team leads must be able to stay until 10 p.m. Of 20 men in the pool, 15 can meet it; of 20 women, 8 can. By how many percentage points do the shares differ?',
    options: [],
    correctAnswer: '35',
    alsoAccepted: ['35%', '35 points', '35 percentage points'],
    points: 10,
    hint: 'Work out both shares in percent, then subtract. Digits only.',
    explanation:
      "15 of 20 is 75% and 8 of 20 is 40%, so the difference is 35 points. Seven, the difference in people, is the common slip; it says nothing once the groups differ in size. The figure doesn't decide the case. It tells you to ask what the rule must achieve and whether a milder one would do.",
  },
  {
    id: 'q-friday-prayer',
    type: 'essay',
    section: 'accommodation-or-adjustment',
    question:
      'Yusuf, a mechanic, told his foreman on Monday that he would like a longer break on Fridays for prayer. The foreman said, "Breaks are breaks." On Thursday Yusuf was taken off the training list for the new engine. You hear all this on Friday morning. Describe what you do today and over the next 90 days: what you treat it as, what you say to Yusuf and the foreman, what you record, and how you check for retaliation.',
    options: [],
    correctAnswer:
      "I treat Monday's words as a request: a change at work and a reason of faith, no form needed. I log it today with both dates, Monday as first said and Friday as entered. I put the foreman's no on hold; only HR refuses, after weighing options. I see Yusuf this morning, thank him, and ask which hours matter and what would work, for example a longer break made up at the end of the shift; I ask nothing about his belief. Meanwhile he takes the longer break today. To the foreman: \"Call me before you change Yusuf's pay, hours, duties, training or record for 90 days. Who took him off the list, when, and on what ground?\" If there is no ground that existed before Monday, he goes back on the list today. I record facts and times, not theories. I confirm the arrangement in writing with a review date, tell coworkers nothing about the reason, and check with Yusuf on days 7, 30 and 90 how his hours, training and treatment compare with before. If the answers conflict, I call counsel.",
    points: 7,
    hint: 'Two matters: a request that was refused, and a loss that followed it.',
    explanation:
      'A strong answer sees both issues on the same morning, holds the refusal, gives an interim step, and tests the training list with the question "same step, same date, had he stayed silent?" The tempting answer fixes the break and calls the training list a coincidence, which leaves the retaliation in place.',
  },
]);
