import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'employee-relations-skill-check',
  moduleId: 'employee-relations-m5',
  type: 'skill-check',
  title: 'Fair Investigations Check',
  description:
    "You peer-review a colleague's investigation before anyone acts on it. Ten questions test planning, questioning, standard of proof and proportionality.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Fair Investigations Check',
      description:
        'Quentin, a fellow HR partner at a fictional airport ground-handling firm, asks you to review his file. Ragnhild, a ramp agent with a stammer, alleges that her shift supervisor, Gavril, mocked her on the radio on May 12 and 19, 2026 and later took her off the de-icing course because she objected. Ten questions, 10 points each; 80% passes. You have 20 minutes.',
      timeLimit: 20,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Quentin\'s terms of reference say: "Investigate Gavril\'s bullying of Ragnhild." Which first question should replace that line?',
        options: [
          'Whether Gavril has a pattern of disrespect toward ramp agents, including but not limited to Ragnhild, over the past two years.',
          'Whether Gavril broke disability law when he mocked Ragnhild on the radio on May 12 and 19, 2026.',
          "Whether, on May 12 and 19, 2026, on the ramp radio, Gavril allegedly imitated Ragnhild's speech (Dignity Policy, 2.3).",
          "Whether Ragnhild's complaint about the radio is true, and if so which disciplinary level would be consistent with policy.",
        ],
        correctAnswer:
          "Whether, on May 12 and 19, 2026, on the ramp radio, Gavril allegedly imitated Ragnhild's speech (Dignity Policy, 2.3).",
        points: 10,
        hint: 'Could both people read the question without finding an answer already in it?',
        explanation:
          'It names the act, the dates, the place and the rule, and it leaves the answer open. The disability-law version is the best distractor because it has dates, but "when he mocked" assumes the fact, and a breach of law is a conclusion for counsel and courts. The pattern version invites drift, and the last one asks the investigator for a sanction.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question: 'Four people could have investigated. Which of them should Quentin have chosen?',
        options: [
          'The ramp manager, who knows the radio system best and is line manager to Gavril.',
          "A cargo manager from another airport, who has met neither person and will need a day's briefing.",
          'Quentin himself, who advised Gavril in April on how to handle radio discipline on the ramp.',
          'The safety lead, who is respected by everyone and has coached Ragnhild for the de-icing course.',
        ],
        correctAnswer:
          "A cargo manager from another airport, who has met neither person and will need a day's briefing.",
        points: 10,
        hint: 'Run the four ties from module 2: line, friendship, stake, history.',
        explanation:
          'Knowledge can be briefed in a day; a tie cannot be removed. The safety lead is the tempting choice, because respect looks like neutrality, but having coached the complainant for the very course in dispute gives a stake in the answer. The ramp manager has a line, and Quentin would be judging his own past advice.',
      },
      {
        id: 'q3',
        type: 'multiple-select',
        question:
          'Quentin took five interim steps. Which can stand as neutral and proportionate? Choose all that apply.',
        options: [
          'Asked Gavril in writing not to approach Ragnhild or the witnesses about the case, with a review date.',
          'Moved Ragnhild to the baggage hall on the same pay, as she would be more comfortable there.',
          "Gave another supervisor Ragnhild's roster and training decisions until the report.",
          'Ordered everyone interviewed to speak to no one at all about the matter, now or later.',
          "Recorded Ragnhild's roster, course bookings, pay items and access on the day she complained.",
        ],
        correctAnswer: [
          'Asked Gavril in writing not to approach Ragnhild or the witnesses about the case, with a review date.',
          "Gave another supervisor Ragnhild's roster and training decisions until the report.",
          "Recorded Ragnhild's roster, course bookings, pay items and access on the day she complained.",
        ],
        points: 10,
        hint: 'Which risk does each step answer, and who carries its cost?',
        explanation:
          'The no-approach request, the switched decisions and the snapshot each answer a named risk at little cost. Moving Ragnhild is the best distractor because her pay is safe, but no one asked her and the burden falls on the person who complained. A total and permanent silence order goes further than the risk and can be unlawful in some places.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Hana, a ramp agent, was on the radio channel on May 19. Which opening question would you have asked her?',
        options: [
          'Take me through the radio traffic on your shift on May 19, from the first thing you remember.',
          'Ragnhild says that Gavril copied her stammer just after 6 p.m. Is that also what you heard?',
          'Would you describe Gavril as a supervisor who treats his team with respect on the radio?',
          'Did you hear anything on May 19 that upset you, and did you report it to anyone at the time?',
        ],
        correctAnswer:
          'Take me through the radio traffic on your shift on May 19, from the first thing you remember.',
        points: 10,
        hint: 'Imagine that the answer is read aloud to both parties. Which question left no mark on it?',
        explanation:
          'An open invitation gets Hana\'s own account before anything can shape it. The question about hearing "anything that upset you" is tempting because it sounds neutral. But it asks two things at once, can be answered with one word and plants the idea that she should be upset. The others hand over another account or ask about character.',
      },
      {
        id: 'q5',
        type: 'short-answer',
        question:
          'Your review includes trends. The ramp has had 6 logged cases this year among an average headcount of 150. What is its rate per 100 employees?',
        options: [],
        correctAnswer: '4',
        points: 10,
        hint: 'Give a whole number in digits only, with no percent sign.',
        explanation:
          'Divide the cases by the average headcount and multiply by 100: 6 ÷ 150 × 100 = 4 per 100. Reporting "six cases" alone hides the size of the group and cannot be compared with another site. With numbers this small, check as well whether several cases come from a single dispute.',
      },
      {
        id: 'q6',
        type: 'multiple-choice',
        question:
          'Allegation 2 says that Gavril removed Ragnhild from the course because she objected. Quentin\'s log shows the removal on May 21 and her objection on May 20. The row for "because" is empty on both sides. He proposes to find it substantiated, as "the timing speaks for itself." What do you advise?',
        options: [
          'Accept it. One day between the two events is enough on the balance of probabilities.',
          "Mark the allegation inconclusive, since reasons exist only in a person's mind and cannot be proved.",
          'Fill the row first: ask who decided and when, get the booking history, and put the timing to Gavril.',
          'Ask Ragnhild to supply further proof of the reason, as the complainant has to prove an allegation.',
        ],
        correctAnswer:
          'Fill the row first: ask who decided and when, get the booking history, and put the timing to Gavril.',
        points: 10,
        hint: 'Ask two things: what does the evidence show, and do you have all of it yet?',
        explanation:
          'An empty cell is the next interview. Timing is evidence and may prove strong, but no one has checked who decided, whether others were removed, or what Gavril says. Accepting the timing is the tempting answer; it skips the respondent. Inconclusive is for evidence that is level after a full search, and the duty to search lies with the investigator.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          "Quentin's draft report holds these sentences. Which may stay as they are? Choose all that apply.",
        options: [
          'Gavril gave short answers and avoided my eyes, which I found telling.',
          'I prefer Hana on the time of the call, because the radio log matches it and she had not seen the log.',
          'Ragnhild waited nine days to complain, so the events cannot have troubled her much.',
          'I looked for the May 12 recording; IT confirmed in writing that it was overwritten on June 11.',
          'Gavril should receive a final warning, in line with a case in 2024.',
        ],
        correctAnswer: [
          'I prefer Hana on the time of the call, because the radio log matches it and she had not seen the log.',
          'I looked for the May 12 recording; IT confirmed in writing that it was overwritten on June 11.',
        ],
        points: 10,
        hint: 'Keep reasons that a stranger could check, and searches that were made honestly.',
        explanation:
          'One sentence gives a checkable reason for preferring a statement, and the other reports an honest search that failed. The nine-day sentence is the best distractor because delay can be explored, but it assumes a motive that no one asked about. Demeanor is poor evidence of truth. A sanction belongs to the decision-maker, however well it matches.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'After a full search, the evidence on one allegation is truly level: neither version is more likely. Of the four findings taught in module 3, which one applies?',
        options: [],
        correctAnswer: 'inconclusive',
        points: 10,
        hint: 'One word.',
        explanation:
          'The finding is inconclusive. "Not substantiated" is the tempting answer, but it says that the evidence fails to show the fact as more likely than not, usually because it points the other way or is too thin. Keep inconclusive for evidence that is level after real effort, because it leaves both people waiting for an answer.',
      },
      {
        id: 'q9',
        type: 'multiple-choice',
        question:
          'Suppose that the May 19 imitation is substantiated. Gavril admitted it at once and has a clean record of twelve years. He also runs the fastest crew at the airport. Two supervisors who mocked a colleague received written warnings. He has not yet had an outcome meeting. What should the decision-maker do?',
        options: [
          'Issue a written warning today, since it matches both earlier cases and he has already admitted the facts.',
          'Hear him first, read the two cases without names, weigh the admission and record, and leave crew speed out.',
          'Offer coaching in place of a warning, because a clean record and the results of his crew show it was a lapse.',
          'Issue a final warning, because a supervisor of twelve years should know better and must set an example.',
        ],
        correctAnswer:
          'Hear him first, read the two cases without names, weigh the admission and record, and leave crew speed out.',
        points: 10,
        hint: 'Which facts belong to the band, which to the person, and which to neither?',
        explanation:
          'Admission and record are fair to weigh, the comparators give a yardstick, and results weigh nothing. The written warning today is tempting, because it may turn out to be the right level. But admitting the facts is not the same as being heard on the outcome, and skipping that meeting hands him a ground of appeal.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'Quentin wrote: "May 19: he said, she said. Gavril is well liked. Not proven." The file holds: the radio recording, in which a voice says "S-s-say again, Ragnhild" and two people laugh; Hana, who knew the voice as Gavril\'s; Gavril, who says the radio was breaking up; and a technician, who found the channel clear for ten minutes either side. Write the finding for May 19 in the form taught in module 3, and name one thing that must still be checked with Gavril. Aim for about 130 words.',
        options: [],
        correctAnswer:
          "On the allegation of May 19, I find it more likely than not that Gavril imitated Ragnhild's speech on the ramp radio, because the recording holds the words with the first sound repeated, and Hana recognized the voice as Gavril's. I considered his explanation that the radio was breaking up and give it less weight because the technician found the channel clear for ten minutes either side, and the laughter suggests that listeners heard more than interference. I place no weight on how well he is liked. Finding: substantiated, subject to his answer. Before the report is signed, the technician's result and Hana's recognition must be put to Gavril, so that he can respond to everything relied on. The finding goes no further than fact and policy, and recommends no sanction.",
        points: 10,
        hint: 'Two sentences do most of the work: "because," then "I considered ... and give it less weight because."',
        explanation:
          "A strong answer states one finding on the standard, ties it to numbered or named evidence, meets Gavril's explanation fairly and drops popularity. It also notices that he must be able to answer the technician's result and Hana's recognition. The common weak answer reverses the verdict without dealing with the radio fault, which repeats Quentin's mistake in the other direction. Naming a law or a penalty goes beyond the investigator's task.",
      },
    ],
    feedback: {
      passing:
        'You can tell a finding that will stand from one that only sounds sure. Look at any question you missed, then run the Investigation Quality Checklist on one real file this month. Your next step is Defensible HR Documentation (Advanced), which shows how to build the file behind the report.',
      failing:
        'Not yet, and each gap has a home. For the route, rates and channels, return to module 1. For investigator ties, terms of reference, interim steps and the snapshot, see module 2: one act in each "whether" question, one tie is enough to step aside, and the smallest step that answers a named risk. For questions, elements, credibility and findings, see module 3: open first, an empty cell is the next interview, statements rather than demeanor, and "because" with the contrary evidence. For outcomes, see module 4: hear the person, set the band, read comparators without names, and leave results out. Read the sections below, then try again.',
    },
    badge: {
      name: 'Fair Investigations Practitioner',
      description:
        'Completed the Fair Investigations Check: neutral planning, open questioning, reasoned findings on the balance of probabilities, and proportionate outcomes.',
    },
  },
});
