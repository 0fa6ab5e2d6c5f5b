import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-succession-skill-check',
  moduleId: 'talent-succession-m5',
  type: 'skill-check',
  title: 'Talent and Succession Check',
  description:
    "You audit a division's bench. Ten questions test your judgment on potential, 9-box limits, readiness and retention.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Talent and Succession Check',
      description:
        'You audit the bench of a district heating division with eight critical roles. Answer ten questions in 25 minutes; 80% passes. Keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'The division head writes about Torvald, a plant engineer: "Three top ratings in a row. High potential, no question." What is the best first response?',
        options: [
          'Agree for now, because three strong years from one rater show a stable pattern that few people reach.',
          'Ask for an ability test, since performance ratings say nothing at all about the future.',
          'Ask which role the potential is for, and what has been seen of its demands by someone else.',
          'Lower the rating by one level to allow for leniency, and look at it again next year.',
        ],
        correctAnswer:
          'Ask which role the potential is for, and what has been seen of its demands by someone else.',
        points: 10,
        hint: 'A forecast needs a target and more than one pair of eyes.',
        explanation:
          'Potential is a claim about a role, and a claim needs two independent sources. Three ratings from one manager are a record of current work and still one source. The test is the best distractor: a measure can help, but it comes after the role is named, and past performance is informative, just not sufficient.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Your file shows each person\'s 9-box position. The head wants it to decide both bonus shares and the next plant director, "so that we have one system." What do you advise?',
        options: [
          'Use it for the director post only, because pay has a process of its own that people already understand.',
          'Use it for neither. Sort questions with it, and fill the post on evidence against the demands of the role.',
          'Use it for both, once a quota for each box has made the raters consistent across all the sites of the division.',
          'Use it for pay only, because performance is one of the two axes and is measured each year.',
        ],
        correctAnswer:
          'Use it for neither. Sort questions with it, and fill the post on evidence against the demands of the role.',
        points: 10,
        hint: 'What does a box leave out about the seat in question?',
        explanation:
          'A box holds no role, no sources and no date, so it can open a discussion but cannot carry a decision. Using it only for the director post is tempting, since it removes the link to pay, but it still selects on a general label. Quotas make the raters agree on numbers without adding any evidence.',
      },
      {
        id: 'q3',
        type: 'multiple-select',
        question:
          'Freya is proposed as "ready now" for head of network operations. Which facts would support that category? Choose all that apply.',
        options: [
          'She ran the network through last winter in the absence of its head; two peers describe her decisions.',
          'The division head has known her for nine years and would trust her with anything.',
          'She confirmed last month that she wants the role and could take it up within two months.',
          'She holds a place in the top right box for the second year running.',
          "The regulator's liaison says she handled the August outage report alone.",
        ],
        correctAnswer: [
          'She ran the network through last winter in the absence of its head; two peers describe her decisions.',
          'She confirmed last month that she wants the role and could take it up within two months.',
          "The regulator's liaison says she handled the August outage report alone.",
        ],
        points: 10,
        hint: "Look for demands already met, independent eyes, and the person's own voice.",
        explanation:
          'Ready now means the hardest demands, or close equivalents, have been met and the person could start within 90 days and wants to. The winter cover, the outage report and her own answer show that. Nine years of trust is the best distractor: it is sincere, but it names no demand, and it comes from one person.',
      },
      {
        id: 'q4',
        type: 'short-answer',
        question:
          'The slide reports 150% coverage: 12 entries for 8 critical roles. You find that Jovana fills 4 of the 12 entries and that Bilal fills 4 others; everyone else appears once. What is the coverage when each person counts once, in percent?',
        options: [],
        correctAnswer: '75',
        points: 10,
        hint: 'Give a whole number without the percent sign. Count people, not entries.',
        explanation:
          'Eight entries belong to two people, and the other 4 entries are 4 people, so there are 6 distinct people. 6 ÷ 8 × 100 = 75. Dropping all eight entries would give 4 ÷ 8, or 50, but Jovana and Bilal are still two real successors. Entries show how often names were typed; people show depth.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'The holder of a control-room post will be away from Monday. The head plans to put the top successor, Lindiwe, in as acting head, "to see whether she sinks or swims." A former deputy, now in planning, may still sign everything for 30 days and has no wish for the post. What is the better decision?',
        options: [
          'Let Lindiwe act, since nothing gives stronger evidence of readiness than performance in a real emergency.',
          'Ask both to share the post, so that the risk is spread and each learns from the other.',
          'Start an external search today, and leave the post empty in the meantime.',
          'Use the former deputy as cover and tell both in writing that cover decides nothing about succession.',
        ],
        correctAnswer:
          'Use the former deputy as cover and tell both in writing that cover decides nothing about succession.',
        points: 10,
        hint: 'Two different questions are being answered with one name.',
        explanation:
          'Cover needs authority and availability tomorrow; succession needs capacity over years. The former deputy already has the authority. Letting Lindiwe act looks like strong evidence, but an unprepared crisis tests luck as much as ability, and it risks both the network and her record. Shared authority in a control room leaves no one clearly in charge.',
      },
      {
        id: 'q6',
        type: 'multiple-choice',
        question:
          'Abebe has never led through other managers. Four assignments are open. Which one closes the gap with the most acceptable risk?',
        options: [
          'Three team leads in his own plant for nine months, with relief from his project and feedback every two weeks.',
          'General manager of a newly bought company in another country, where the field and the team are both new to him.',
          'Chair of a group-wide strategy task force with six specialists, reporting to the executive team.',
          'An eight-day program on leading leaders at a respected school, followed by a project report.',
        ],
        correctAnswer:
          'Three team leads in his own plant for nine months, with relief from his project and feedback every two weeks.',
        points: 10,
        hint: 'Start from the missing demand, then count what else would be new.',
        explanation:
          'It supplies exactly the missing demand, adds little else that is new, and comes with relief and feedback. The general manager post also has managers to lead, which is why it tempts, but scale, function, people and place would all change at once. The task force and the program are visible but do not involve leading managers.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'Managers submitted reasons for marking people as a flight risk. Which may stay on the form? Choose all that apply.',
        options: [
          'Asked on March 4 and May 11 about moving to another site.',
          'Returned from parental leave in April and has seemed less committed since.',
          'Is 58, and people there usually go at about 60.',
          'Said in the June stay interview that the promised project had been given to someone else.',
          'Raised a complaint about overtime and will probably look elsewhere.',
        ],
        correctAnswer: [
          'Asked on March 4 and May 11 about moving to another site.',
          'Said in the June stay interview that the promised project had been given to someone else.',
        ],
        points: 10,
        hint: 'Keep dated, work-related observations. Look twice at anything the law may protect.',
        explanation:
          'Two entries are dated and concern the work, and each suggests something to repair. The complaint is the best distractor, because leaving after one is plausible, but marking a person for it may be retaliation. Leave and age are protected in many places, and "seemed" and "usually" record the reader\'s assumptions.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'Saoirse\'s file for a director post shows that she has met three of its four demands and, in her words, "wants that job." It says nothing on whether she intends to build her career here. Which of the three ingredients of potential has no evidence?',
        options: [],
        correctAnswer: 'engagement',
        points: 10,
        hint: 'One word, a noun: the ingredient that also describes the organization.',
        explanation:
          'The three ingredients are ability, aspiration and engagement. Demands met speak to ability, and wanting the job speaks to aspiration. Engagement, effort and a wish to stay here, is unrecorded. Aspiration is the usual wrong answer; but wanting a job of that kind is not the same as wanting it in this organization.',
      },
      {
        id: 'q9',
        type: 'multiple-choice',
        question:
          'Kamala asks you in the corridor, "Am I on the list for plant director?" She is. Which reply is best?',
        options: [
          '"Between us, yes, so please be patient. Things could move quickly in the spring."',
          '"I don\'t discuss the list with anyone. I can tell you what has been seen, what is missing for that role, and what we will do by June."',
          '"There is no list. We look at everyone when a post comes up, and the best person gets it."',
          '"I can\'t say anything about succession, and no one here can. If there is something for you to know, your manager will raise it at your review."',
        ],
        correctAnswer:
          '"I don\'t discuss the list with anyone. I can tell you what has been seen, what is missing for that role, and what we will do by June."',
        points: 10,
        hint: 'Imagine giving the same reply to someone who is not on it.',
        explanation:
          'The reply is true for anybody, keeps comparisons closed, and still gives her the development facts she is owed. "Between us, yes" feels generous, but it creates a promise no one approved. Refusing to say anything protects the list, yet it withholds her own feedback. Denying the list is simply untrue.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'Dmitri is "1–2 years away" from head of maintenance for the third year in a row. No assignment was ever made. He has asked twice about other sites, and one source, his manager, vouches for him. Write what you advise the division head on evidence, readiness, action and retention, and the words you would say to Dmitri.',
        options: [],
        correctAnswer:
          'Evidence: one source is not enough. Within three weeks I want a second, independent source on the four hardest demands of the role, and I ask Dmitri himself whether he wants it, on what conditions. Readiness: I do not repeat "1–2 years." Three years without an assignment is a failure of the plan and is recorded as that. Until the evidence is in, the entry reads "open," with the two gaps named. Action: if the gaps are real, he leads the spring shutdown with three supervisors from February 1, relieved of the night rota, with feedback every two weeks from two named people and a way back; owner the division head, review June 15. If the evidence does not support the role, he is told and offered another direction. Emergency cover is decided separately. Retention: two dated questions about other sites are a signal, so his manager holds a stay interview within a week and reports back on one action within two weeks; a move to another site is discussed openly, and money is not the first answer. To Dmitri: "For three years we wrote that you were close and gave you no way to get closer. That was our failure. I would like to know what you want. Here is what has been seen, what is missing, and the work we can offer from February. No post is promised to anybody, and you will hear from us by June 15 at the latest."',
        points: 10,
        hint: 'Cover four parts: sources, the category, one dated assignment, and the conversation.',
        explanation:
          'A strong answer treats the repeated category as a fault in the plan, asks for a second source and his own wishes, and turns gaps into assigned work with an owner and a date. The tempting answer is to promote or pay him quickly because he may leave. That rewards the signal, skips the evidence, and leaves the cause in place.',
      },
    ],
    feedback: {
      passing:
        'You can audit a bench and say what is real. You ask for the role behind each claim of potential, count people and not entries, separate cover from succession, and read flight risk from work and dates alone. Use the Talent Decision Log in your next review, and compare it with the results a year later.',
      failing:
        'You are close enough to repair this quickly. Return to six rules. Potential needs a role and two independent sources. A grid sorts questions; it decides neither pay nor posts. Ready now means that the hardest demands have been met, that the person could start within 90 days, and that they want to. Depth counts each person once, and cover for tomorrow is a separate decision. Stretch supplies the missing demand, with relief and feedback, and with few other things new at once. Flight risk rests on dated, work-related observations, never on leave, age or complaints. Read the sections below, rework the coverage figure by hand, and try again.',
    },
    badge: {
      name: 'Talent and Succession Leader',
      description:
        'Passed an expert check on role-based potential, 9-box limits, readiness and bench strength, stretch assignments and retention.',
    },
  },
});
