"""writing-desk: a desk by a window, notebook, pen and headset in soft morning light, nobody there."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(371)
# unit = 10 cm on the desk plane
m, n = mat('oak'); v = n.mapping(n.coord('Object'), (.28,3.4,3.4)); g = n.noise(1.7, 5, .62, v, dist=.6)
n.out(n.bsdf(n.ramp(g, [(.28,(.235,.135,.070)),(.5,(.33,.205,.115)),(.74,(.41,.275,.165))]), 0, n.math('ADD', n.math('MULTIPLY', g, .12), .26), n.bump(g, .05, .01), Specular=.45)); oak = m
page = principled('page', (.82,.805,.765), 0, .7, Specular=.2); cover = principled('cover', (.30,.006,.016), 0, .5, Sheen=.3); ribbonm = principled('ribbon', (.50,.006,.018), 0, .55); black = principled('black', (.018,.018,.019), 0, .42, Specular=.45); soft = principled('leather', (.022,.021,.021), 0, .55, Sheen=.2); pol = steel_polished(rough=.13); champ = champagne_gold('champ', color=(.80,.62,.42), rough=.22); redm = principled('red', RED, 0, .35, Clearcoat=.5); white = principled('porcelain', (.80,.795,.785), 0, .16, Clearcoat=.5); frame = principled('frame', (.74,.735,.725), 0, .5)
box((26,13,.5),(1,3.2,-.25),oak,.06,seg=3)
# open notebook: two page blocks bulging to the gutter, stiff cover below
def half(s, w=1.55, h=2.2, t=.17):
    V, F = [], []; nn = 26
    for i in range(nn+1):
        u = i/nn; z = .03+t*(1-(1-min(1,u*3.2))**2.4)*(1-.16*u)
        V += [(s*u*w,-h/2,.03),(s*u*w,h/2,.03),(s*u*w,-h/2,z),(s*u*w,h/2,z)]
    for i in range(nn): o = 4*i; F += [(o+2,o+6,o+7,o+3),(o,o+4,o+6,o+2),(o+1,o+3,o+7,o+5)]
    F.append((4*nn,4*nn+1,4*nn+3,4*nn+2)); me = mesh(V, F, page, True); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(30); return me
NB = Matrix.Translation((-.1,.55,0))@Matrix.Rotation(.20,4,'Z')
def P(o, mx): o.matrix_world = mx@o.matrix_basis; return o
P(box((3.24,2.32,.03),(0,0,.015),cover,.012),NB)
for s in (-1,1): P(obj(half(s)),NB)
m2, n2 = mat('rule'); n2.out(n2.bsdf((.60,.60,.60),0,.7))
P(obj(mesh([(-.022,1.12,.06),(.022,1.12,.06),(.022,-1.3,.052),(-.022,-1.3,.052),(.05,-1.62,.008),(.10,-1.62,.008)], [(0,1,2,3),(3,2,5,4)], ribbonm)),NB)
# pen across the right page
PN = Matrix.Translation((.62,.42,.245))@Matrix.Rotation(.95,4,'Z')@Matrix.Rotation(math.pi/2+.012,4,'Y')
for pr, mm in (([(0,-.72),(.008,-.715),(.020,-.66),(.038,-.56),(.042,-.50)],champ),([(.044,-.50),(.046,-.49),(.048,.04),(.047,.05)],black),([(.050,.05),(.052,.06),(.052,.09),(.050,.10)],champ),([(.050,.10),(.0505,.12),(.046,.62),(.040,.66)],black),([(.041,.66),(.040,.69),(.030,.705),(0,.71)],champ)): P(lathe(pr,(0,0,0),mm,48,sharp=40),PN)
P(box((.012,.018,.44),(-.062,0,.42),champ,.005),PN); P(box((.03,.018,.02),(-.05,0,.64),champ,.004),PN)
# headset resting on its side-up ear cushions
HS = Matrix.Translation((3.0,1.9,.33))@Matrix.Rotation(-.62,4,'Z')@Matrix.Rotation(math.radians(68),4,'X')
arc = [(.86*math.cos(t)*(1+.05*math.sin(t)), 1.04*math.sin(t)+.05, 0) for t in [math.radians(-8+196*i/40) for i in range(41)]]
def strap(pts, w, th, mm, z0=0.):
    V, F = [], []
    for i, p in enumerate(pts):
        a, b = Vector(pts[max(i-1,0)]), Vector(pts[min(i+1,len(pts)-1)]); d = (b-a).normalized(); nn = Vector((d.y,-d.x,0)); p = Vector(p)
        for sx, sz in ((-1,-1),(1,-1),(1,1),(-1,1)): V.append(tuple(p+nn*sx*th/2+Vector((0,0,z0+sz*w/2))))
    for i in range(len(pts)-1):
        for q in range(4): F.append((4*i+q,4*i+(q+1)%4,4*i+4+(q+1)%4,4*i+4+q))
    o = obj(mesh(V, F, mm, True)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); b = o.modifiers.new('b','BEVEL'); b.width = .012; b.segments = 3; b.limit_method = 'ANGLE'; return o
P(strap(arc,.17,.035,pol),HS); P(strap(arc[9:32],.20,.075,soft,0),HS)
cup = lathe_mesh([(0,0),(.24,0),(.285,.03),(.30,.09),(.30,.13),(.27,.165),(0,.17)], 64, black, sharp=40); cush = [(.12,-.02)]+[(.215+.085*math.cos(t), -.055+.085*math.sin(t)) for t in [math.radians(90-240*i/16) for i in range(17)]]+[(.15,-.05),(0,-.045)]; cushm = lathe_mesh(cush, 64, soft, sharp=60); trim = lathe_mesh([(.298,.055),(.306,.06),(.306,.085),(.298,.09)], 64, redm); disc = lathe_mesh([(0,.168),(.16,.168),(.165,.172),(0,.178)], 48, pol)
for s in (-1,1):
    p = Vector((s*.84,-.14,0)); r = Vector((s,0,0)).to_track_quat('Z','Y').to_euler()
    for me in (cup,cushm,trim,disc): P(obj(me,p,r),HS)
    P(box((.05,.42,.12),(s*.905,.05,0),black,.02),HS)
P(tube([(.92,-.20,.02),(.97,-.55,.10),(.86,-.85,.28),(.62,-1.02,.42)],.017,pol,kind='NURBS'),HS); P(obj(lathe_mesh([(0,-.14),(.04,-.13),(.058,-.08),(.058,.08),(.04,.13),(0,.14)],32,soft),(.56,-1.05,.45),Vector((-.8,-.35,.4)).to_track_quat('Z','Y').to_euler()),HS)
tube([(3.75,2.2,.05),(4.4,2.6,.03),(5.2,2.4,.03),(6.4,3.2,.03),(8.4,3.0,.03)],.022,black,kind='NURBS')
# cup and saucer, a slim stack of closed books, glass vase
lathe([(0,.03),(.25,.03),(.42,.07),(.62,.12),(.64,.14),(.42,.095),(.25,.06),(0,.06)],(-2.75,2.35,0),white,72,sharp=60); lathe([(0,.07),(.20,.07),(.25,.10),(.36,.30),(.41,.55),(.415,.66),(.395,.66),(.385,.55),(.33,.30),(.22,.13),(0,.12)],(-2.75,2.35,0),white,72,sharp=60); lathe([(0,.56),(.385,.56)],(-2.75,2.35,0),principled('coffee',(.030,.013,.006),0,.07),48)
tube([(-2.75+.40*math.cos(a)+0,2.35+.40*math.sin(a),z) for a, z in ((.0,.56),)]+[(-2.22,2.35,.55),(-2.14,2.35,.42),(-2.22,2.35,.29),(-2.38,2.35,.26)],.032,white,kind='NURBS')
gl = glass('vase',(.985,.995,.99)); X, Y = 5.6, 4.1
lathe([(0,0),(.40,0),(.46,.05),(.48,.3),(.42,1.1),(.30,1.55),(.30,1.7),(.34,1.78),(.31,1.78),(.27,1.7),(.27,1.52),(.38,1.08),(.43,.3),(.40,.10),(0,.09)],(X,Y,0),gl,72,sharp=60); lathe([(0,.10),(.395,.11),(.43,.3),(.405,.9),(0,.9)],(X,Y,0),glass('water',(.96,.985,.975),ior=1.333),64,sharp=60)
lf = leaf_mat('twig',(.15,.21,.075)); rt = random.Random(2)
for k in range(5):
    a = k*1.3+.4; q = [Vector((X+.12*math.cos(a+3)*(1-t)+.95*math.cos(a)*t**1.6, Y+.12*math.sin(a+3)*(1-t)+.8*math.sin(a)*t**1.6, .15+(3.1+.35*math.sin(k*2))*t)) for t in [i/10 for i in range(11)]]
    tube(q,.022,principled('stem%d'%k,(.13,.15,.06),0,.6),radii=[1-.06*i for i in range(11)]); V, F = [], []
    for i in range(4,11):
        for s in (-1,1,0):
            b = q[i]; d = Vector((math.cos(a+s*1.2+rt.uniform(-.5,.5)),math.sin(a+s*1.2+rt.uniform(-.5,.5)),rt.uniform(.1,.7))).normalized(); w = d.cross(Vector((0,0,1))).normalized(); l = rt.uniform(.42,.66); o = len(V)
            for j in range(7): t = j/6; ww = .15*l*1.6*math.sin(math.pi*min(.98,t**.8)); c = b+d*l*t-Vector((0,0,.16*l*t*t)); V += [tuple(c-w*ww+Vector((0,0,ww*.25))),tuple(c),tuple(c+w*ww+Vector((0,0,ww*.25)))]
            for j in range(6): F += [(o+3*j,o+3*j+3,o+3*j+4,o+3*j+1),(o+3*j+1,o+3*j+4,o+3*j+5,o+3*j+2)]
    obj(mesh(V, F, lf, True))
# window behind: tall panes, sill, blurred garden
box((40,.5,.35),(0,9.9,-.1),frame,.05)
for x in (-11,-5.2,.6,6.4,12.2): box((.34,.34,22),(x,10.2,11),frame,.04)
for z in (.3,9.): box((40,.30,.30),(0,10.2,z),frame,.04)
obj(mesh([(-16,10.25,0),(16,10.25,0),(16,10.25,22),(-16,10.25,22)],[(0,1,2,3)],thin_glass('pane',(.97,.98,.975))))
T = tree_meshes(leaf_mat('leaf',(.15,.20,.06)), principled('bark',(.10,.07,.05),0,.9), 3, 9000); rnd = random.Random(3)
for i in range(60): tree(T, rnd.uniform(-190,190), rnd.uniform(150,330), rnd.uniform(7,12), z=-22)
plane(3000,2000,(0,1010,-22),lawn(c=(.11,.15,.05)))
D = (.62,-.66,-.42)
world_dusk([(0,(1.15,1.0,.82)),(.2,(.95,.93,.90)),(.5,(.62,.74,.90)),(1,(.34,.50,.80))], D, glow=(1,.84,.60), glow_k=.7, strength=1.1, power=10., clouds=.3)
sun(D, 6.0, (1,.80,.56), 1.4); area((0,9.6,6),(0,1,0),(22,11),1500,(.98,.98,1),glossy=True); area((-6,-8,9),(0,1,0),(8,5),420,(1,.95,.90))
camera((-1.9,-5.6,3.15),(.95,1.75,.62),lens=40,focus=(.55,.45,.25),fstop=.12)
render('writing-desk', dict(exposure=-.25, bloom=.14, bloom_thr=1.1, contrast=1.24, vignette=.24, saturation=1.03, high_tint=[.014,.005,-.010]), spp=28, bounces=9)
