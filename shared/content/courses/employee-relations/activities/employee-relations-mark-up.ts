import { defineActivity } from '@learning/content/schema';

const MODULE = 'employee-relations-m3';
const PLANNING = 'employee-relations-m2';

export default defineActivity({
  id: 'employee-relations-mark-up',
  moduleId: MODULE,
  type: 'mark-up',
  title: 'The Findings Before They Go Out',
  description:
    'Mark what cannot stay in a colleague’s findings: read them against the evidence log, sentence by sentence.',
  passingScore: 75,
  config: {
    context:
      'Larkfield Textiles, a fictional weaving mill in Ohio. An operator in the dye house, C1, complained that the supervisor, R1, had cut a punch in the time system and threatened a move to nights. A colleague has drafted the findings. They go to the decision-maker tomorrow morning, and both parties will read them. You read every draft once against the file before it leaves the office.',
    title: 'Findings in case ER-2026-{case}',
    problems: [
      {
        id: 'not-in-file',
        name: 'Not what the file says',
        description: 'A day, a time or a statement differs from the evidence log.',
      },
      {
        id: 'no-evidence',
        name: 'Conclusion without evidence',
        description: 'A motive or a fact that nothing in the log supports.',
      },
      {
        id: 'manner',
        name: 'Judged by manner',
        description: 'Weighs how a person seemed, and not what fits the account.',
      },
      {
        id: 'other-side',
        name: 'Other side left out',
        description: 'Contrary evidence, or a party’s point, is passed over.',
      },
      {
        id: 'not-ours',
        name: 'Not ours to find',
        description: 'A legal conclusion, a penalty, or a matter outside the terms of reference.',
      },
    ],
    asks: 7,
    facts: [
      {
        case: '051',
        day: 'Tuesday, September 15',
        out: '4:32 p.m.',
        edited: '4:00 p.m.',
        changed: '6:10 p.m.',
        wrongChanged: '4:10 p.m.',
        minutes: '32',
        lot: '2207',
        signed: '4:27 p.m.',
        talk: '3:40 p.m.',
        issued: 'September 14',
        told: 'September 21',
        asked: 'September 22',
        wrongAsked: 'September 18',
      },
      {
        case: '058',
        day: 'Wednesday, September 23',
        out: '5:18 p.m.',
        edited: '4:45 p.m.',
        changed: '7:05 p.m.',
        wrongChanged: '5:05 p.m.',
        minutes: '33',
        lot: '2241',
        signed: '5:12 p.m.',
        talk: '2:50 p.m.',
        issued: 'September 21',
        told: 'September 29',
        asked: 'September 30',
        wrongAsked: 'September 25',
      },
      {
        case: '063',
        day: 'Thursday, September 17',
        out: '6:41 p.m.',
        edited: '6:15 p.m.',
        changed: '8:20 p.m.',
        wrongChanged: '6:20 p.m.',
        minutes: '26',
        lot: '2219',
        signed: '6:36 p.m.',
        talk: '5:30 p.m.',
        issued: 'September 16',
        told: 'September 23',
        asked: 'September 24',
        wrongAsked: 'September 21',
      },
    ],
    records: [
      {
        title: 'Terms of reference',
        lines: [
          '1. Whether, on {day}, R1 changed C1’s punch without a reason.',
          '2. Whether, on the same day, R1 told C1 that going to HR would mean nights.',
          'Out of scope: overtime that R1 approved for the other crew.',
          'Time Records Policy, section 2.4: a supervisor may correct a punch and enters the reason.',
        ],
      },
      {
        title: 'Evidence log',
        lines: [
          'Time system: C1 punched out at {out}. R1’s log-in changed it to {edited}; the change was made at {changed} that day. Reason field: empty.',
          'Dye lot record: at {signed}, C1 signed off lot {lot}.',
          'C1, interviewed twice: at the lab door R1 said, "Go to HR and you will find yourself on nights." Same words both times.',
          'R1, interviewed: changed the punch because C1 had stopped work at {edited} to wait for a ride. Denies the remark. Planning "moves people all the time."',
          'W1, quality inspector: saw both at the lab door at about {talk}; couldn’t hear them. C1 left fast, without a coat.',
          'Planning: the October schedule came out on {issued} with C1 on days. HR wrote to R1 about the complaint on {told}. R1 asked for C1 on nights on {asked}. No other change was made to that schedule.',
          'Not interviewed: W2, payroll clerk, who sees only what the time system shows. Searched and not found: a camera at the lab door.',
        ],
      },
    ],
    paragraphs: [
      {
        heading: 'What was investigated',
        sentences: [
          'The terms of reference name two allegations, and both parties have them.',
          'For each one I asked whether it’s more likely than not that it happened.',
          {
            id: 'scope',
            flawed: {
              text: 'The overtime that R1 approved for the other crew looks irregular too and belongs in the picture.',
              problemId: 'not-ours',
              explanation:
                'The terms of reference leave the overtime out. R1 was never asked about it, and a suspicion that no one investigated colors everything after it.',
            },
            sound: {
              text: 'The overtime that R1 approved for the other crew came up in an interview and was passed to Payroll.',
              explanation:
                'A matter outside the terms of reference is handed on, not judged. Saying where it went shows that nothing was swept aside.',
            },
            readAt: { moduleId: PLANNING, section: 'terms-of-reference' },
          },
          {
            text: 'W2, the payroll clerk, was not interviewed, because W2 sees only what the time system shows.',
            explanation:
              'A missing interview is a flaw when the person could add something. The time system says more than W2 could remember of it, and the report gives the reason.',
          },
        ],
      },
      {
        heading: 'Allegation 1: the punch',
        sentences: [
          'C1 punched out at {out} on {day}.',
          {
            id: 'change',
            flawed: {
              text: 'R1’s log-in changed that to {edited}, in an entry made at {wrongChanged} that day.',
              problemId: 'not-in-file',
              explanation:
                'The time system has the change at {changed} that day. A wrong time is the first thing a party checks, and after that no other time in the report is believed.',
            },
            sound: {
              text: 'R1’s log-in changed that to {edited}, in an entry made at {changed} that day.',
              explanation:
                'Both times stand in the time system as they stand here. Compare every figure with the log, even when the sentence reads well.',
            },
            readAt: { moduleId: MODULE, section: 'evidence-log' },
          },
          {
            text: 'The field for a reason is empty.',
            nearTo: 'change',
            explanation:
              'This is what the time system shows. The slip is one sentence earlier: the time at which the change was made.',
          },
          'R1 accepts that he made the change.',
          {
            id: 'motive',
            flawed: {
              text: 'He made it to keep the crew’s overtime within budget.',
              problemId: 'no-evidence',
              explanation:
                'No line of the log mentions a budget. A motive that sounds likely is still an invention until someone has said it or a record shows it.',
            },
            sound: {
              text: 'Why he made it is disputed, and the file has one explanation.',
              explanation:
                'It says what is open and where the answer has to come from. The log holds R1’s explanation and no other motive.',
            },
            readAt: { moduleId: MODULE, section: 'balance-of-probabilities' },
          },
          'He says that C1 had stopped work at {edited} to wait for a ride.',
          {
            text: 'The dye lot record contradicts him: at {signed}, C1 signed off lot {lot}.',
            explanation:
              '"Contradicts" is a hard word, and here a record carries it: the signature was made after the time at which, he says, work had stopped.',
          },
          {
            id: 'manner-r1',
            flawed: {
              text: 'R1 looked away and answered slowly at this point, which does not help his account.',
              problemId: 'manner',
              explanation:
                'Looking away shows stress, habit or nothing. What counts against the account is the dye lot record, and the sentence should rest on that alone.',
            },
            sound: {
              text: 'His account is possible in itself, but nothing apart from his own words fits it.',
              explanation:
                'It tests the account by what independent of him would fit it, which is corroboration. How he looked while he gave it plays no part.',
            },
            readAt: { moduleId: MODULE, section: 'credibility-factors' },
          },
          {
            id: 'contrary-one',
            flawed: {
              text: 'Nothing else needs to be weighed on this allegation.',
              problemId: 'other-side',
              explanation:
                'Section 2.4 lets a supervisor correct a punch, which is R1’s best point. A finding that passes it over looks decided before it was weighed.',
            },
            sound: {
              text: 'I considered that a supervisor may correct a punch; section 2.4 then asks for a reason, and there is none.',
              explanation:
                'It names the best point on the other side and says why it weighs less. That is the second sentence every finding needs.',
            },
            readAt: { moduleId: MODULE, section: 'balance-of-probabilities' },
          },
          {
            text: 'Allegation 1 is substantiated: R1 cut {minutes} minutes of recorded work, because the time system shows the change and the lot record shows later work.',
            explanation:
              'It’s a hard finding and a sound one. The fact comes with "because," both records are in the log, and the minutes are right.',
          },
          {
            id: 'law',
            flawed: {
              text: 'R1 thereby stole wages and broke federal wage law.',
              problemId: 'not-ours',
              explanation:
                'A breach of policy is yours to find. "Stole" and "broke the law" are conclusions for counsel and courts, and in a dispute they would be quoted against the company.',
            },
            sound: {
              text: 'R1 thereby departed from section 2.4 of the Time Records Policy.',
              explanation:
                'It stops at fact and policy. The section is named, the terms of reference ask about it, and no legal label is attached.',
            },
            readAt: { moduleId: MODULE, section: 'balance-of-probabilities' },
          },
        ],
      },
      {
        heading: 'Allegation 2: the remark',
        sentences: [
          'C1 says that R1 said at the lab door, "Go to HR and you will find yourself on nights."',
          {
            text: 'R1 denies it, and no one else heard the words, but that alone does not make the finding impossible.',
            explanation:
              'It sounds like an excuse and is the standard. One account against another can be decided when something outside both of them fits one and not the other.',
          },
          {
            id: 'witness',
            flawed: {
              text: 'W1 confirms that at about {talk} R1 threatened C1 there.',
              problemId: 'not-in-file',
              explanation:
                'W1 saw them and couldn’t hear them. Turning a sight into a threat is the kind of error that a witness corrects in public.',
            },
            sound: {
              text: 'W1 saw the two of them there at about {talk} and could not hear them.',
              explanation:
                'It gives W1 exactly what W1 could see or hear, with the limit in the same sentence. That is what makes the rest of it usable.',
            },
            readAt: { moduleId: MODULE, section: 'credibility-factors' },
          },
          {
            text: 'W1 also saw C1 leave fast, without a coat.',
            nearTo: 'witness',
            explanation:
              'W1 says this in the log, almost word for word. The trouble is in the sentence before, which lets W1 hear what W1 couldn’t hear.',
          },
          {
            id: 'manner-c1',
            flawed: {
              text: 'C1 was in tears when describing it and was plainly sincere.',
              problemId: 'manner',
              explanation:
                'Tears move the reader and prove nothing about the words. The log has better: the same account twice, and a request that fits it.',
            },
            sound: {
              text: 'C1 gave the same words in both interviews, and R1’s later request fits them.',
              explanation:
                'Consistency over two interviews and a record that fits are two of the factors. Both can be checked by anyone who has the file.',
            },
            readAt: { moduleId: MODULE, section: 'credibility-factors' },
          },
          'Planning had issued the October schedule on {issued}, with C1 on days.',
          {
            id: 'request',
            flawed: {
              text: 'R1 asked for C1 to work nights on {wrongAsked}, before HR had written to him.',
              problemId: 'not-in-file',
              explanation:
                'HR wrote on {told}, and he asked on {asked}, the day after. The order of these two days carries the finding, so getting it wrong undoes it.',
            },
            sound: {
              text: 'R1 asked for C1 to work nights on {asked}, the day after HR had written to him.',
              explanation:
                'Both days match planning’s line in the log. The order of these two events is what carries this finding.',
            },
            readAt: { moduleId: MODULE, section: 'evidence-log' },
          },
          {
            id: 'contrary-two',
            flawed: {
              text: 'His remark that planning moves people all the time came late, and I have left it aside.',
              problemId: 'other-side',
              explanation:
                'Late or not, it’s his explanation, and planning answered it in one line. Left aside, it’s the first ground of an appeal.',
            },
            sound: {
              text: 'I put his remark that planning moves people all the time to planning, which made no other change to that schedule.',
              explanation:
                'It takes his point seriously enough to check it, and gives the result. He can see that he was heard.',
            },
            readAt: { moduleId: MODULE, section: 'balance-of-probabilities' },
          },
          {
            id: 'others',
            flawed: {
              text: 'Others on the crew have probably heard the same from him.',
              problemId: 'no-evidence',
              explanation:
                'No one on the crew was asked, so there is nothing to base a "probably" on. If it matters, it’s an interview, not a sentence.',
            },
            sound: {
              text: 'Whether others on the crew heard the same was not asked and is not found.',
              explanation:
                'It marks the edge of what was investigated. Naming a gap is honest, and a reader can decide whether to close it.',
            },
            readAt: { moduleId: MODULE, section: 'evidence-log' },
          },
          {
            text: 'Allegation 2 is substantiated: the remark was more likely made than not, because C1 was moved in the way and at the time it said.',
            explanation:
              'No witness heard the words, and the finding doesn’t pretend that one did. It rests on the request and its day, which are in the log.',
          },
        ],
      },
      {
        heading: 'What follows',
        sentences: [
          'There is no camera at the lab door.',
          {
            id: 'penalty',
            flawed: {
              text: 'On these findings R1 should no longer supervise anyone.',
              problemId: 'not-ours',
              explanation:
                'The investigator finds facts; someone who hasn’t decided yet chooses the outcome, after hearing R1. A penalty in the report takes that hearing away.',
            },
            sound: {
              text: 'What follows is for the decision-maker, who hears R1 first.',
              explanation:
                'It keeps finding and outcome in two pairs of hands, and says that the respondent is heard between them.',
            },
            readAt: { moduleId: MODULE, section: 'balance-of-probabilities' },
          },
          'Both parties receive these findings on the same day.',
        ],
      },
    ],
    passingScore: 75,
    feedback: {
      passing:
        'You held each sentence to the log and left the hard ones that the log supports. Do the same with your own draft before the next decision-maker does: one pass for times and days, one for "because," one for what is left out.',
      failing:
        'Take the log line by line and look for its sentence in the draft, and not the other way round. Then ask of each sentence that judges: what in the log carries this, what speaks against it, and is it ours to say? A hard sentence isn’t a wrong one.',
    },
  },
});
